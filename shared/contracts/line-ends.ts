// All that ends a line somewhere, the vertical tab of slides among it.
const lineEnds = /\r\n?|[\v\f\x1c-\x1e\x85\u2028\u2029]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is what they are removed by
const otherControls = /[\0-\x08\x0e-\x1f\x7f-\x9f\ufffe\uffff]/g

/** Pasted text with line feeds for all line ends, and without what neither a page, a file nor Word can show (lone surrogates, too). */
export function withLineEnds(text: string): string {
  return text.toWellFormed().replaceAll(lineEnds, '\n').replaceAll(otherControls, '')
}
