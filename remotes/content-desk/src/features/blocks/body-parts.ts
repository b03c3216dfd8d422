import type { DocumentBody, DocumentKind } from '@stepwise/shared/contracts'
import { parseFocus } from '@stepwise/shared/contracts/picture-focus'
import { buildKeys } from '../draft/part-keys.ts'
import { isSameBody } from '../draft/same-body.ts'
import { blockName, blockTitle, type DraftBlock, readBlocks, toText, typeName } from './block-list.ts'
import { isBlockType } from './block-types.ts'
import { formatForms, kindNames, readDirectives } from './directives.ts'
import { blockFields, documentFields, type Field } from './fields.ts'

/** A field, a block or a directive of a text, to be read. */
export interface BodyPart {
  /** As in draft/part-keys.ts. */
  key: string
  /** As a heading: “Contact card: Samaritans”. */
  title: string
  /** As a sentence calls it: “Samaritans”. */
  name: string
  lines: { label: string; text: string }[]
}

/** What a text says, part by part, in its order. Empty fields are left out. */
export function bodyParts(kind: DocumentKind, body: DocumentBody): BodyPart[] {
  const fields = documentFields[kind].filter(({ kind }) => kind !== 'words')
  const blocks = readBlocks(body)
  const blockKeys = buildKeys('blocks', blocks)
  const words = readDirectives(body.words)
  const wordKeys = buildKeys('words', words)
  return [
    ...fields.map((field) => ({
      key: field.key,
      title: field.label,
      name: field.label,
      lines: listLines([field], body).map((line) => ({ ...line, label: '' })),
    })),
    ...blocks.map((block, index) => ({
      key: blockKeys[index] ?? '',
      title: [typeName(block.type), blockTitle(block)].filter(Boolean).join(': '),
      name: blockName(block, index),
      lines: isBlockType(block.type) ? listLines(blockFields[block.type], block) : rawLines(block),
    })),
    ...words.map(({ directive, definition, kind, forms = [] }, index) => ({
      key: wordKeys[index] ?? '',
      title: directive || 'New directive',
      name: directive || 'New directive',
      lines: [
        { label: '', text: definition },
        { label: 'What it is', text: kind ? kindNames[kind] : '' },
        { label: 'Other words for it', text: formatForms(forms) },
      ].filter(({ text }) => text !== ''),
    })),
  ]
}

function listLines(fields: readonly Field[], values: Record<string, unknown>) {
  return fields
    .flatMap((field) => [
      { label: field.label, text: readable(field, values[field.key]) },
      ...(field.alt ? [{ label: 'Description', text: toText(values[field.alt]) }] : []),
      ...(field.decorative && values[field.decorative] === true ? [{ label: 'Decoration', text: 'Yes' }] : []),
      ...(field.focus ? [{ label: 'Focal point', text: readableFocus(toText(values[field.focus])) }] : []),
    ])
    .filter(({ text }) => text !== '')
}

function readableFocus(focus: string) {
  const point = parseFocus(focus)
  return point ? `${point.x}% from the left, ${point.y}% from the top` : ''
}

/** Of a block that this release does not know. */
const rawLines = ({ id: _, type: __, ...values }: DraftBlock) =>
  Object.entries(values).map(([label, value]) => ({ label, text: toText(value) || JSON.stringify(value) }))

function readable(field: Field, value: unknown): string {
  if (field.kind === 'yes-no') return value === true ? 'Yes' : 'No'
  if (field.kind === 'transcript' && value === null) return 'The one made with the video'
  if (field.kind === 'choice') return field.choices?.find(([choice]) => choice === value)?.[1] ?? toText(value)
  return Array.isArray(value) ? value.map(readableItem).join('\n') : toText(value)
}

/** An item of a list, or a row of a table. */
const readableItem = (item: unknown) => (Array.isArray(item) ? item.map(toText).join(' | ') : toText(item))

/** A part that two texts say differently; null where a text does not have it. */
export interface PartDifference {
  key: string
  title: string
  name: string
  mine: BodyPart | null
  theirs: BodyPart | null
}

/** Only what the other one says differently. */
function withoutShared(part: BodyPart | null, other: BodyPart | null): BodyPart | null {
  if (!part || !other) return part
  return { ...part, lines: part.lines.filter((line) => !other.lines.some((shared) => isSameBody(line, shared))) }
}

const isSamePart = (one: BodyPart | null, other: BodyPart | null) =>
  one?.title === other?.title && isSameBody(one?.lines, other?.lines)

/**
 * Where two texts differ, in the order of mine, or what both say in the parts of these keys; `isOrderOther` when both have the same
 * parts in another order.
 */
export function partDifferences(
  kind: DocumentKind,
  mine: DocumentBody,
  theirs: DocumentBody,
  wanted?: readonly string[],
) {
  const [own, others] = [bodyParts(kind, mine), bodyParts(kind, theirs)]
  const keys = wanted ?? [...new Set([...own, ...others].map(({ key }) => key))]
  const differences = keys.flatMap((key): PartDifference[] => {
    const [mine = null, theirs = null] = [own, others].map((parts) => parts.find((part) => part.key === key))
    const { title, name } = mine ?? theirs ?? { title: key, name: key }
    return !wanted && isSamePart(mine, theirs)
      ? []
      : [{ key, title, name, mine: withoutShared(mine, theirs), theirs: withoutShared(theirs, mine) }]
  })
  const common = (parts: BodyPart[], rest: BodyPart[]) =>
    parts.map(({ key }) => key).filter((key) => rest.some((part) => part.key === key))
  return { differences, isOrderOther: !isSameBody(common(own, others), common(others, own)) }
}
