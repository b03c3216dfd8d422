import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import { preview } from '../preview/index.ts'
import { $displayOverride, displayOverridden, type Theme } from './override.ts'

/** The page's first script reads it too (docs/product/display.md#theme-kept). */
const storageKey = 'preferred-theme'

/** The product has started: the stored theme is read. */
export const themeLoaded = createEvent()
export const themeToggled = createEvent()

export const $theme = createStore<Theme>('light')

const readThemeFx = attach({
  source: $displayOverride,
  effect: ({ theme }): Theme =>
    preview?.theme ?? theme ?? (localStorage.getItem(storageKey) === 'dark' ? 'dark' : 'light'),
})
const storeThemeFx = createEffect((theme: Theme) => {
  // A preview shares the device's storage with the desk around it.
  if (!preview) localStorage.setItem(storageKey, theme)
})

$theme
  .on(readThemeFx.doneData, (_, theme) => theme)
  .on(themeToggled, (theme) => (theme === 'dark' ? 'light' : 'dark'))
  .on(displayOverridden, (chosen, { theme }) => theme ?? chosen)

sample({ clock: themeLoaded, target: readThemeFx })
sample({ clock: themeToggled, source: $theme, target: storeThemeFx })
