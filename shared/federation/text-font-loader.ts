import type { LoaderContext } from '@rspack/core'
import subsetFont from 'subset-font'

/** The weights that the product uses: text to the boldest headings. With more of them the file has twice the bytes. */
const weights = { min: 400, max: 750, default: 400 }

/** What the Latin file of a font has of Unicode, as its package declares it. */
const latin: [first: number, last: number][] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
  [0xfffd, 0xfffd],
]

/** Cuts the variable Latin font of the product's text to the weights that are used. */
export default function textFontLoader(this: LoaderContext, content: Buffer): void {
  const done = this.async()
  const text = latin.map(([first, last]) =>
    String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index)),
  )
  subsetFont(content, text.join(''), { targetFormat: 'woff2', variationAxes: { wght: weights } }).then(
    (font) => done(null, font),
    (error: Error) => done(error),
  )
}

/** The content is bytes, not text. */
export const raw = true
