import type { Block, BlockOf, BlockType } from '@stepwise/shared/contracts'

/** A heading of level 2 with the blocks below it. `id` is that of the heading, which an edit does not change. */
export interface PageSection {
  id: string
  heading: string
  blocks: Block[]
}

/** The blocks before the first heading of level 2, and the sections that such headings begin, in their order. */
export function splitSections(blocks: readonly Block[]): { opening: Block[]; sections: PageSection[] } {
  const opening: Block[] = []
  const sections: PageSection[] = []
  for (const block of blocks) {
    if (block.type === 'heading' && block.level === 2) sections.push({ id: block.id, heading: block.text, blocks: [] })
    else (sections.at(-1)?.blocks ?? opening).push(block)
  }
  return { opening, sections }
}

/** The first block of a type, and the others. */
export function takeFirst<Type extends BlockType>(blocks: readonly Block[], type: Type) {
  const first = blocks.find((block): block is BlockOf<Type> => block.type === type)
  return { first, others: blocks.filter((block) => block !== first) }
}
