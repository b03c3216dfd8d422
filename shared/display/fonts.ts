import { createEffect, sample } from 'effector'
import type { AccessabilitySetting } from '../contracts/index.ts'
import { loadWithRetries } from '../lazy/lazy-part.ts'
import { $displaySetting } from './setting.ts'

type FontFamily = AccessabilitySetting['fontFamily']

export const fontStacks: Record<FontFamily, string> = {
  Default: 'var(--font-default)',
  'Comic Sans': "'Comic Sans MS', 'Comic Neue', var(--font-default)",
  'Open-Dyslexic': "'OpenDyslexic', var(--font-default)",
}

/** The faces of a font, which only those pay for who chose it (OpenDyslexic is 230 kB). Until they are there the default is read. */
export const loadFontFx = createEffect(async (family: FontFamily) => {
  if (family === 'Comic Sans') {
    await loadWithRetries(() => import(/* webpackChunkName: "font-comic-neue" */ './fonts/comic-neue.css'))
  }
  if (family === 'Open-Dyslexic') {
    await loadWithRetries(() => import(/* webpackChunkName: "font-open-dyslexic" */ './fonts/open-dyslexic.css'))
  }
})

sample({ clock: $displaySetting.map(({ fontFamily }) => fontFamily), target: loadFontFx })
