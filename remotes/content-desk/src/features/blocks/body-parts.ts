import type { DocumentBody, DocumentKind } from '@stepwise/shared/contracts'
import { isSameBody } from '../draft/same-body.ts'
import { blocksOf, blockTitle, textOf, typeName } from './block-list.ts'
import { isBlockType } from './block-types.ts'
import { blockFields, documentFields, type Field } from './fields.ts'

/** A field or a block of a text, to be read. */
export interface BodyPart {
  /** The key of the field, or the id of the block. */
  key: string
  title: string
  lines: { label: string; text: string }[]
}

/** What a text says, field by field and block by block, in its order. Empty fields are left out. */
export function bodyParts(kind: DocumentKind, body: DocumentBody): BodyPart[] {
  const fields = documentFields[kind].map((field) => ({
    key: field.key,
    title: field.label,
    lines: linesOf([field], body).map((line) => ({ ...line, label: '' })),
  }))
  const blocks = blocksOf(body).map((block) => ({
    key: `block ${block.id}`,
    title: [typeName(block.type), blockTitle(block)].filter(Boolean).join(': '),
    lines: isBlockType(block.type) ? linesOf(blockFields[block.type], block) : [],
  }))
  return [...fields, ...blocks]
}

function linesOf(fields: readonly Field[], values: Record<string, unknown>) {
  return fields
    .flatMap((field) => [
      { label: field.label, text: readable(field, values[field.key]) },
      ...(field.alt ? [{ label: 'Description', text: textOf(values[field.alt]) }] : []),
    ])
    .filter(({ text }) => text !== '')
}

function readable(field: Field, value: unknown): string {
  if (field.kind === 'yes-no') return value === true ? 'Yes' : 'No'
  if (field.kind === 'transcript' && value === null) return 'The one made with the video'
  if (field.kind === 'choice') return field.choices?.find(([choice]) => choice === value)?.[1] ?? textOf(value)
  if (!Array.isArray(value)) return textOf(value)
  return value
    .map((item: Record<string, unknown> | string) =>
      typeof item === 'string' ? item : `${textOf(item?.directive)}: ${textOf(item?.definition)}`,
    )
    .join('\n')
}

/** A part that two texts say differently; null where a text does not have it. */
export interface PartDifference {
  key: string
  title: string
  mine: BodyPart | null
  theirs: BodyPart | null
}

/** Only what the other one says differently. */
function withoutShared(part: BodyPart | null, other: BodyPart | null): BodyPart | null {
  if (!part || !other) return part
  return { ...part, lines: part.lines.filter((line) => !other.lines.some((shared) => isSameBody(line, shared))) }
}

/** Where two texts differ, in the order of mine; `isOrderOther` when both have the same blocks in another order. */
export function partDifferences(kind: DocumentKind, mine: DocumentBody, theirs: DocumentBody) {
  const [own, others] = [bodyParts(kind, mine), bodyParts(kind, theirs)]
  const keys = [...new Set([...own, ...others].map(({ key }) => key))]
  const differences = keys.flatMap((key): PartDifference[] => {
    const [mine = null, theirs = null] = [own, others].map((parts) => parts.find((part) => part.key === key))
    const title = mine?.title ?? theirs?.title ?? ''
    return isSameBody(mine, theirs)
      ? []
      : [{ key, title, mine: withoutShared(mine, theirs), theirs: withoutShared(theirs, mine) }]
  })
  const common = (parts: BodyPart[], rest: BodyPart[]) =>
    parts.map(({ key }) => key).filter((key) => rest.some((part) => part.key === key))
  return { differences, isOrderOther: !isSameBody(common(own, others), common(others, own)) }
}
