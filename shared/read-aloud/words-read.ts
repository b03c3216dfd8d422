export interface WordsRead {
  kind: 'sentence' | 'word'
  range: Range
}

/**
 * Raised on the document with what is read aloud (`WordsRead`, in `detail`), while the page follows them: the ruler, which is
 * another bundle, goes along (docs/product/accessibility.md#ruler).
 */
export const wordsReadEvent = 'stepwise:words-read'
