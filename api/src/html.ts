const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as it may stand in HTML, between tags and in quoted attributes. */
export function escapeHtml(text: string) {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
}

/** HTML as text. A sign that is written as an entity parts words, as it does when it is itself. */
export function textOf(html: string) {
  return html.replaceAll(/<[^>]*>|&#?\w+;/g, ' ')
}
