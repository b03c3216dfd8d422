import { fontStacks } from './fonts.ts'
import { $displaySetting } from './setting.ts'

/** Spec 9: the base of step text in px; the person's size (0 to 10) is added to it. */
const baseFontSize = 14

/** How large step text is at this size (0 to 10), in px. */
export const readingPixels = (fontSize: number) => baseFontSize + fontSize

/** CSS variables of the reading surfaces (step card, transcript, notes). */
export const $readingStyle = $displaySetting.map((setting) => ({
  '--reading-background': setting.backgroundColor ?? 'var(--color-surface)',
  '--reading-color': setting.fontColor ?? 'var(--color-ink)',
  '--reading-font-size': `${readingPixels(setting.fontSize) / 16}rem`,
  // Captions stand in a frame of fixed size: half as fast as the text.
  '--reading-caption-scale': `${1 + setting.fontSize / 20}`,
  '--reading-font-family': fontStacks[setting.fontFamily],
}))
