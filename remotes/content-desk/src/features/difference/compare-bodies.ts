import type { DocumentBody } from '@stepwise/shared/contracts'
import { diffWordsWithSpace } from 'diff'
import { longestInOrder } from './longest-in-order.ts'
import { type Part, splitParts } from './parts.ts'

export interface Words {
  kind: 'same' | 'added' | 'removed'
  text: string
}

export interface PartChange {
  key: string
  name: string
  kind: 'added' | 'removed' | 'changed' | 'moved' | 'moved-and-changed'
  fields: { name: string; words: Words[] }[]
}

/** What a person would say has changed from one text to the other: part by part, in the order of the later text, removed parts last. */
export function compareBodies(before: DocumentBody, after: DocumentBody): PartChange[] {
  const earlier = new Map(splitParts(before).map((part) => [part.key, part]))
  const later = splitParts(after)
  const laterKeys = new Set(later.map(({ key }) => key))
  const stayed = longestInOrder(
    later.filter(({ key }) => earlier.has(key)).map(({ key }) => key),
    [...earlier.keys()],
  )
  const changes = later.flatMap((part): PartChange[] => {
    const old = earlier.get(part.key)
    if (!old) return [wholePart(part, 'added')]
    const fields = changedFields(old, part)
    const isMoved = !stayed.has(part.key)
    if (fields.length === 0 && !isMoved) return []
    const kind = isMoved ? (fields.length > 0 ? 'moved-and-changed' : 'moved') : 'changed'
    return [{ key: part.key, name: part.name, kind, fields }]
  })
  const removed = [...earlier.values()].filter(({ key }) => !laterKeys.has(key))
  return [...changes, ...removed.map((part) => wholePart(part, 'removed'))]
}

function wholePart({ key, name, fields }: Part, kind: 'added' | 'removed'): PartChange {
  const all = Object.entries(fields).map(([field, text]) => ({ name: field, words: [{ kind, text }] }))
  return { key, name, kind, fields: all }
}

function changedFields(before: Part, after: Part): PartChange['fields'] {
  const names = [...new Set([...Object.keys(after.fields), ...Object.keys(before.fields)])]
  return names
    .filter((name) => before.fields[name] !== after.fields[name])
    .map((name) => ({ name, words: compareWords(before.fields[name] ?? '', after.fields[name] ?? '') }))
}

/** Beyond this many changed words two texts are shown as one that went and one that came: no one reads such a difference. */
const maxEditLength = 600

export function compareWords(before: string, after: string): Words[] {
  const pieces = diffWordsWithSpace(before, after, { maxEditLength }) ?? [
    { value: before, added: false, removed: true },
    { value: after, added: true, removed: false },
  ]
  return pieces
    .filter(({ value }) => value !== '')
    .map(({ value, added, removed }) => ({ kind: added ? 'added' : removed ? 'removed' : 'same', text: value }))
}
