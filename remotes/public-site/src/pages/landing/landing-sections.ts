import type { Block, Page } from '@stepwise/shared/contracts'

/** A part of the landing page: the heading with this id, and the blocks below it up to the next heading of its level. */
export function sectionOf({ blocks }: Pick<Page, 'blocks'>, id: string): { heading: string | null; blocks: Block[] } {
  const start = blocks.findIndex((block) => block.id === id)
  const first = blocks[start]
  if (first?.type !== 'heading') return { heading: null, blocks: [] }
  const below = blocks.slice(start + 1)
  const end = below.findIndex((block) => block.type === 'heading' && block.level === 2)
  return { heading: first.text, blocks: end < 0 ? below : below.slice(0, end) }
}
