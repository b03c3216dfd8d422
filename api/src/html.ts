const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes a text for HTML, between tags and in quoted attributes. */
export function escapeHtml(text: string) {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
}

/** The text of HTML, for searching. Tags and entities become spaces, because punctuation separates words. */
export function textOf(html: string) {
  return html.replaceAll(/<[^>]*>|&#?\w+;/g, ' ')
}

const characters = new Map(Object.entries(entities).map(([character, entity]) => [entity, character]))

/** The text of HTML that our server made, as a browser shows it but for its spaces: tags go, entities become their characters. */
export function plainTextOf(html: string) {
  return html.replaceAll(/<[^>]*>/g, '').replaceAll(/&#?\w+;/g, (entity) => characters.get(entity) ?? entity)
}
