const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes a text for HTML, between tags and in quoted attributes. */
export function escapeHtml(text: string) {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
}

const characters = new Map(Object.entries(entities).map(([character, entity]) => [entity, character]))

/** What stands within a line; every other tag ends one. */
const inline = /<\/?(?:a|abbr|b|cite|code|dfn|em|i|kbd|lang|mark|q|s|small|span|strong|sub|sup|time|u|var)\b[^>]*>/g

/** The text of HTML, for searching: each paragraph, heading, point or cell is a line. */
export function extractText(html: string) {
  return html
    .replaceAll(inline, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll(/&#?\w+;/g, (entity) => characters.get(entity) ?? ' ')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim()
}

/** The text of HTML that our server made, as a browser shows it but for its spaces: tags go, entities become their characters. */
export function stripTags(html: string) {
  return html.replaceAll(/<[^>]*>/g, '').replaceAll(/&#?\w+;/g, (entity) => characters.get(entity) ?? entity)
}

/**
 * Ends the tag of a paragraph that says what a video's picture shows. A text with the same signs has them escaped, so it tells whether HTML of
 * ours has such a paragraph.
 */
export const pictureMark = ' data-picture>'
