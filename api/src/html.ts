const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes a text for HTML, between tags and in quoted attributes. */
export function escapeHtml(text: string) {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
}

/** The text of HTML, for searching. Tags and entities become spaces, because punctuation separates words. */
export function textOf(html: string) {
  return html.replaceAll(/<[^>]*>|&#?\w+;/g, ' ')
}
