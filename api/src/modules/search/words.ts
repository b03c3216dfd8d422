/** The words of a text: lower case, without accents, nothing but letters and digits in them. */
export function wordsOf(text: string): string[] {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return folded.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** HTML as text. A sign that is written as an entity parts words, as it does when it is itself. */
export function textOf(html: string) {
  return html.replaceAll(/<[^>]*>|&#?\w+;/g, ' ')
}
