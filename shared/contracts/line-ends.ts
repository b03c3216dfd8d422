// All that ends a line somewhere, the vertical tab of slides among it.
const lineEnds = /\r\n?|[\v\f\x85\u2028\u2029]/g
const otherControls = /(?![\n\t])\p{Cc}|[\ufffe\uffff]/gu

/** Pasted text with line feeds for all line ends, and without what neither a page, a file nor Word can show (lone surrogates, too). */
export function withLineEnds(text: string): string {
  return text.toWellFormed().replaceAll(lineEnds, '\n').replaceAll(otherControls, '')
}
