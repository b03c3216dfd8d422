import type { LoaderContext } from '@rspack/core'
import subsetFont from 'subset-font'

/** All letters in the weights that the product uses: text to the boldest headings. With more of them the file has twice the bytes. */
const cut = {
  targetFormat: 'woff2',
  keepAllGlyphs: true,
  variationAxes: { wght: { min: 400, max: 750, default: 400 } },
} as const

/** Cuts the variable Latin font of the product's text to the weights that are used. */
export default function textFontLoader(this: LoaderContext, content: Buffer): void {
  const done = this.async()
  subsetFont(content, '', cut).then(
    (font) => done(null, font),
    (error: Error) => done(error),
  )
}

/** The content is bytes, not text. */
export const raw = true
