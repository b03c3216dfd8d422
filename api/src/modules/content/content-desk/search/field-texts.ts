import type { DocumentBody } from '@stepwise/shared/contracts'

/** A text of a body as it is written. `path` leads to its field, such as `blocks/3/text`. */
export interface FieldText {
  path: string
  text: string
}

/** What no one reads: names and settings. */
const hiddenKeys = new Set(['id', 'type', 'image', 'start', 'wellbeing', 'heads'])

/** Every text of a body, in its order. A body under way may hold anything. */
export function listFieldTexts(value: DocumentBody): FieldText[] {
  return Object.entries(value).flatMap(([key, field]) => (hiddenKeys.has(key) ? [] : textsAt(field, key)))
}

function textsAt(value: unknown, path: string): FieldText[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [{ path, text: value }]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, field]) => (hiddenKeys.has(key) ? [] : textsAt(field, `${path}/${key}`)))
}

const marks: [RegExp, string][] = [
  // A link or picture says its words.
  [/!?\[([^\]\n]*)\]\([^)\n]*\)/g, '$1'],
  [/^[ \t]*(?:#{1,6}|>|[-*+]|\d+\.)[ \t]+/gm, ''],
  [/[*_`]+/g, ''],
  [/[^\S\n]+/g, ' '],
]

/** The words of a text in Markdown, line by line. Quick rather than exact: a thousand documents are read for one search. */
export const withoutMarks = (text: string) =>
  marks.reduce((plain, [mark, instead]) => plain.replace(mark, instead), text)
