import type { Block, BlockType } from '@stepwise/shared/contracts'
import type { ComponentType } from 'react'
import { type BlockGroup, type BlockGroups, type GroupProps, groupBlocks } from './block-groups.ts'

interface BlocksProps {
  blocks: readonly Block[]
  /** How each type looks here. */
  groups: BlockGroups
  /** Of a heading in the blocks before the first one that is a heading. */
  level?: BlockGroup['level']
}

/** Blocks of a page in their order. A type that `groups` does not have, or that this release does not know, is left out. */
export function Blocks({ blocks, groups, level = 2 }: BlocksProps) {
  return groupBlocks(blocks, level).map((group) => {
    const Group = groups[group.type] as ComponentType<GroupProps<BlockType>> | undefined
    return Group && <Group key={group.blocks[0]?.id} blocks={group.blocks} level={group.level} />
  })
}
