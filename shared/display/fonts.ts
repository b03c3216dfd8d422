import { createEffect, sample } from 'effector'
import type { AccessabilitySetting } from '../contracts/index.ts'
import { loadWithRetries } from '../lazy/lazy-part.ts'
import { $displaySetting } from './setting.ts'

type FontFamily = AccessabilitySetting['fontFamily']

export const fontStacks: Record<FontFamily, string> = {
  Default: 'var(--font-product)',
  'Comic Sans': "'Comic Sans MS', 'Comic Neue', var(--font-product)",
  'Open-Dyslexic': "'OpenDyslexic', var(--font-product)",
}

/** Loads the files of a font once someone has chosen it (OpenDyslexic has 230 kB). Text is in the default font until then. */
export const loadFontFx = createEffect(async (family: FontFamily) => {
  if (family === 'Comic Sans') {
    await loadWithRetries(() => import(/* webpackChunkName: "font-comic-neue" */ './fonts/comic-neue.css'))
  }
  if (family === 'Open-Dyslexic') {
    await loadWithRetries(() => import(/* webpackChunkName: "font-open-dyslexic" */ './fonts/open-dyslexic.css'))
  }
})

sample({ clock: $displaySetting.map(({ fontFamily }) => fontFamily), target: loadFontFx })
