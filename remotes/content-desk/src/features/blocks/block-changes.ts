import type { BlockType } from '@stepwise/shared/contracts'
import type { TableText } from '../markdown-field/table-rows.ts'
import { blockName, type DraftBlock, newBlock, newBlockId, typeName } from './block-list.ts'

/** What takes the focus after a change. */
export interface FocusTarget {
  block: string
  part: 'heading' | 'first-field' | 'move-up' | 'move-down' | 'undo' | { field: string }
}

/** A change of the list: the new one, where the focus goes, and what is announced. */
export interface ListChange {
  blocks: DraftBlock[]
  focus: FocusTarget
  words: string
}

export interface RemovedBlock {
  block: DraftBlock
  index: number
}

const findIndex = (blocks: readonly DraftBlock[], id: string) => blocks.findIndex((block) => block.id === id)
const placeWords = (blocks: readonly DraftBlock[], index: number) => `${index + 1} of ${blocks.length}`

/** `after`: the id of the block above; null for the end. */
export function addBlock(
  blocks: readonly DraftBlock[],
  { type, after }: { type: BlockType; after: string | null },
): ListChange {
  const block = newBlock(type, blocks)
  const index = after === null ? blocks.length : findIndex(blocks, after) + 1
  const next = blocks.toSpliced(index, 0, block)
  return {
    blocks: next,
    focus: { block: block.id, part: 'first-field' },
    words: `${typeName(type)} added, ${placeWords(next, index)}`,
  }
}

/** What was pasted into the text of a block: what this says now, and the texts and tables that follow it. */
export interface PastedParts {
  id: string
  text: string
  rest: readonly (string | TableText)[]
  words: string
}

/** Each table is a block of its own. A text that says nothing gives way to it. */
export function pasteParts(
  blocks: readonly DraftBlock[],
  { id, text, rest, words }: PastedParts,
): ListChange | undefined {
  const index = findIndex(blocks, id)
  const block = blocks[index]
  if (!block) return undefined
  const made = rest.map((part) =>
    typeof part === 'string' ? { ...newBlock('text', blocks), text: part } : { ...newBlock('table', blocks), ...part },
  )
  const table = made.find(({ type }) => type === 'table') ?? block
  return {
    blocks: blocks.toSpliced(index, 1, ...(text.trim() === '' ? [] : [{ ...block, text }]), ...made),
    // Its caption is still to be written.
    focus: { block: table.id, part: 'first-field' },
    words,
  }
}

export function duplicateBlock(blocks: readonly DraftBlock[], id: string): ListChange | undefined {
  const index = findIndex(blocks, id)
  const block = blocks[index]
  if (!block) return undefined
  const copy = { ...block, id: newBlockId(block.type, blocks) }
  const next = blocks.toSpliced(index + 1, 0, copy)
  return {
    blocks: next,
    focus: { block: copy.id, part: 'heading' },
    words: `Copy of ${blockName(block, index)} added, ${placeWords(next, index + 1)}`,
  }
}

/** The focus stays on the button that was pressed, or goes to its sibling where that has nowhere to move to any more. */
export function moveBlock(
  blocks: readonly DraftBlock[],
  { id, by }: { id: string; by: -1 | 1 },
): ListChange | undefined {
  const from = findIndex(blocks, id)
  const block = blocks[from]
  const index = from + by
  if (!block || !blocks[index]) return undefined
  const next = blocks.toSpliced(from, 1).toSpliced(index, 0, block)
  const isAtEnd = index === (by === -1 ? 0 : next.length - 1)
  return {
    blocks: next,
    focus: { block: id, part: (by === -1) === isAtEnd ? 'move-down' : 'move-up' },
    words: `${blockName(block, index)}, now ${placeWords(next, index)}`,
  }
}

export function removeBlock(blocks: readonly DraftBlock[], id: string): (ListChange & RemovedBlock) | undefined {
  const index = findIndex(blocks, id)
  const block = blocks[index]
  if (!block) return undefined
  return {
    block,
    index,
    blocks: blocks.toSpliced(index, 1),
    focus: { block: id, part: 'undo' },
    words: `${blockName(block, index)} was removed`,
  }
}

export function restoreBlock(blocks: readonly DraftBlock[], { block, index }: RemovedBlock): ListChange {
  const at = Math.min(index, blocks.length)
  // A block that was added since may have taken its id.
  const isTaken = findIndex(blocks, block.id) !== -1
  const restored = isTaken ? { ...block, id: newBlockId(block.type, blocks) } : block
  const next = blocks.toSpliced(at, 0, restored)
  return {
    blocks: next,
    focus: { block: restored.id, part: 'heading' },
    words: `${blockName(restored, at)} is back, ${placeWords(next, at)}`,
  }
}
