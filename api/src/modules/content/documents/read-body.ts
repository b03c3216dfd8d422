import { bodySchemas, bodyVersion, type DocumentBody, type DocumentKind } from '@stepwise/shared/contracts/document'
import { blockSchema, blockSchemas } from '@stepwise/shared/contracts/page'
import type { z } from 'zod'
import { carryOver } from './carry-over.ts'

export type BodyOf<Kind extends DocumentKind> = z.output<(typeof bodySchemas)[Kind]>

export interface ReadBody<Body> {
  /** Undefined when not even a part of it can be shown. */
  body: Body | undefined
  /** What is left out, in words. */
  unreadable: string[]
}

/**
 * A stored body as this release knows it, whatever release wrote it: blocks and fields that are unknown here are left out and named
 * (docs/product/content-desk.md#unreadable). `version` is that of the form in which it was stored.
 */
export function readBody<Kind extends DocumentKind>(
  kind: Kind,
  stored: DocumentBody,
  version: number = bodyVersion,
): ReadBody<BodyOf<Kind>> {
  const unreadable: string[] = []
  const carried = carryOver(kind, stored, version)
  const known = kind === 'page' ? { ...carried, blocks: readKnownBlocks(carried.blocks, unreadable) } : carried
  unreadable.push(...unknownFields(known, bodySchemas[kind].shape, ''))
  const parsed = bodySchemas[kind].safeParse(known)
  if (parsed.success) return { body: parsed.data as BodyOf<Kind>, unreadable }
  return { body: undefined, unreadable: ['None of this text can be read. Readers see what the file says.'] }
}

/** The blocks that this release knows. Why the others are left out is added to `unreadable`. */
export function readKnownBlocks(blocks: unknown, unreadable: string[] = []) {
  if (!Array.isArray(blocks)) return []
  const ids = new Set<string>()
  return blocks.flatMap((block: unknown, index) => {
    const place = `Block ${index + 1}`
    const type = readType(block)
    const schema = Object.hasOwn(blockSchemas, type) ? blockSchemas[type as keyof typeof blockSchemas] : undefined
    if (!schema) {
      unreadable.push(`${place} is of a kind that is not known here: “${type}”.`)
      return []
    }
    const parsed = blockSchema.safeParse(block)
    if (!parsed.success || ids.has(parsed.data.id)) {
      const why = parsed.error?.issues[0]?.message ?? 'its id is used twice'
      unreadable.push(`${place} (${type}) cannot be read: ${why}`)
      return []
    }
    ids.add(parsed.data.id)
    unreadable.push(...unknownFields(block as DocumentBody, schema.shape, `${place} (${type}): `))
    return [parsed.data]
  })
}

function readType(block: unknown) {
  return block !== null && typeof block === 'object' && 'type' in block ? String(block.type).slice(0, 60) : 'none'
}

function unknownFields(body: DocumentBody, shape: object, place: string) {
  return Object.keys(body)
    .filter((key) => !Object.hasOwn(shape, key))
    .map((key) => `${place}the field “${key.slice(0, 60)}” is not known here.`)
}
