import type { DocumentBody } from '@stepwise/shared/contracts'

/** A piece of a document that can be added, removed or moved as a whole: a block, a word with its definition, or all that is left. */
export interface Part {
  /** The same in both texts. */
  key: string
  /** As a person would call it. */
  name: string
  fields: Record<string, string>
}

const typeNames: Record<string, string> = {
  heading: 'Heading',
  text: 'Text',
  list: 'List',
  table: 'Table',
  card: 'Card',
  contact: 'Contact card',
  link: 'Link',
  image: 'Image',
  video: 'Video',
  exercise: 'Exercise',
  faq: 'Question',
  testimonial: 'Testimonial',
  tile: 'Tile',
}
const titleKeys = ['title', 'name', 'question', 'label', 'text', 'alt', 'caption']

type Item = Record<string, unknown>
const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value)
const toItems = (value: unknown) => (Array.isArray(value) ? value.filter(isItem) : [])

/** The parts of a body in their order. Anything that an editor may hold can be compared, valid or not. */
export function splitParts(body: DocumentBody): Part[] {
  const { blocks, words, ...rest } = body
  return [
    ...(Object.keys(rest).length > 0 ? [{ key: 'document', name: 'Title and texts', fields: toFields(rest) }] : []),
    ...toItems(blocks).map(blockPart),
    ...toItems(words).map(({ directive, ...word }) => ({
      key: `word ${String(directive)}`,
      name: `Directive: ${String(directive)}`,
      fields: toFields(word),
    })),
  ]
}

function blockPart({ id, type, ...content }: Item): Part {
  const title = titleKeys.map((key) => content[key]).find((value) => typeof value === 'string' && value !== '')
  const typeName = typeNames[String(type)] ?? String(type)
  const name = typeof title === 'string' ? `${typeName}: ${shortened(title)}` : typeName
  return { key: `${String(type)} ${String(id)}`, name, fields: toFields(content) }
}

const shortened = (title: string) => (title.length > 60 ? `${title.slice(0, 57).trimEnd()}…` : title)

function toFields(item: Item): Record<string, string> {
  return Object.fromEntries(
    Object.entries(item)
      .map(([key, value]) => [fieldName(key), formatValue(value)] as const)
      .filter(([, text]) => text !== ''),
  )
}

const fieldNames: Record<string, string> = {
  alt: 'Picture description',
  start: 'Position before it',
  to: 'Leads to',
  heads: 'Headings',
  more: 'Extra text',
}
const fieldName = (key: string) => fieldNames[key] ?? key.charAt(0).toUpperCase() + key.slice(1)

function formatValue(value: unknown): string {
  if (value === null || value === undefined || value === false) return ''
  if (value === true) return 'yes'
  if (Array.isArray(value)) return value.map(formatItem).join('\n')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** An item of a list, or a row of a table. */
const formatItem = (item: unknown) =>
  Array.isArray(item) ? item.map(formatValue).join(' | ') : `- ${formatValue(item)}`
