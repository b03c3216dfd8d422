import type { Block, BlockOf, BlockType } from '@stepwise/shared/contracts'
import type { ComponentType } from 'react'

/** What the component of a type gets: blocks of that type that follow each other, and the level of a heading in them. */
export interface GroupProps<Type extends BlockType> {
  blocks: BlockOf<Type>[]
  level: 2 | 3 | 4
}

/** The component of each type. */
export type BlockGroups = { [Type in BlockType]?: ComponentType<GroupProps<Type>> }

export interface BlockGroup {
  type: BlockType
  blocks: Block[]
  level: GroupProps<BlockType>['level']
}

/** Neighbours of one type together, so that cards stand side by side in one list. Headings stay alone. `level`: before the first heading. */
export function groupBlocks(blocks: readonly Block[], level: BlockGroup['level'] = 2): BlockGroup[] {
  const groups: BlockGroup[] = []
  for (const block of blocks) {
    const last = groups.at(-1)
    if (block.type === 'heading') {
      level = block.level === 2 ? 3 : 4
      groups.push({ type: 'heading', blocks: [block], level })
    } else if (last?.type === block.type) last.blocks.push(block)
    else groups.push({ type: block.type, blocks: [block], level })
  }
  return groups
}
