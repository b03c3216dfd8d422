import { fontStacks } from './fonts.ts'
import { $displaySetting } from './setting.ts'

/** Pixels; the person's text size is added (docs/product/display.md#pixels). */
const baseFontSize = 14
/** Pixels of the browser's own text, of which a rem is made. */
const browserFontSize = 16

/** The pixels of reading text at this size (0 to 10). */
export const readingPixels = (fontSize: number) => baseFontSize + fontSize

/** How much larger than the browser's own all text is: that of forms, menus and headings never gets smaller (docs/product/display.md#pixels). */
export const textScale = (fontSize: number) => Math.max(1, readingPixels(fontSize) / browserFontSize)

/** CSS variables for the places where people read (docs/product/display.md#where). */
export const $readingStyle = $displaySetting.map((setting) => ({
  '--reading-background': setting.backgroundColor ?? 'var(--color-surface)',
  '--reading-color': setting.fontColor ?? 'var(--color-ink)',
  // A rem has grown with the text already.
  '--reading-font-size': `${readingPixels(setting.fontSize) / browserFontSize / textScale(setting.fontSize)}rem`,
  // Half as fast as the text: the frame of captions does not grow.
  '--reading-caption-scale': `${1 + setting.fontSize / 20}`,
  '--reading-font-family': fontStacks[setting.fontFamily],
}))
