import type { BlockType, DocumentBody } from '@stepwise/shared/contracts'
import { blockTypes, isBlockType } from './block-types.ts'

/** A block under way: of a type that this release knows or not, with valid fields or not. */
export interface DraftBlock extends Record<string, unknown> {
  id: string
  type: string
}

const isBlock = (value: unknown): value is DraftBlock =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as DraftBlock).id === 'string' &&
  typeof (value as DraftBlock).type === 'string'

export const readBlocks = (body: DocumentBody): DraftBlock[] =>
  Array.isArray(body.blocks) ? body.blocks.filter(isBlock) : []

/** Of a field that may hold anything. */
export const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** “Contact card”; of an unknown type its own word. */
export const typeName = (type: string) => (isBlockType(type) ? blockTypes[type].name : `Unknown block (${type})`)

/** What the block says first, without marks of Markdown; '' while it says nothing. */
export function blockTitle(block: DraftBlock): string {
  if (!isBlockType(block.type)) return ''
  const value = block[blockTypes[block.type].titled]
  const text = toText(Array.isArray(value) ? value[0] : value)
  return shortened(
    text
      .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replaceAll(/[*_`#>]+/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
}

const shortened = (title: string) => (title.length > 60 ? `${title.slice(0, 57).trimEnd()}…` : title)

/** “Samaritans”; of a block that says nothing yet: “text block 3”. */
export function blockName(block: DraftBlock, index: number): string {
  return blockTitle(block) || `${typeName(block.type).toLowerCase()} ${index + 1}`
}

/**
 * An id that no block has, which stays when the block's words change. By chance, not by count: two editors who each add a block at the
 * same time must not make one of the two.
 */
export function newBlockId(type: string, blocks: readonly DraftBlock[]): string {
  const id = `${type}-${Math.random().toString(36).slice(2, 8)}`
  return blocks.some((block) => block.id === id) ? newBlockId(type, blocks) : id
}

export const newBlock = (type: BlockType, blocks: readonly DraftBlock[]): DraftBlock => ({
  id: newBlockId(type, blocks),
  type,
  ...blockTypes[type].empty,
})
