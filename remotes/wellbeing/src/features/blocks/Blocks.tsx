import { Lazy, lazyComponent } from '@stepwise/shared/lazy'
import type { ComponentType } from 'react'
import styles from './Blocks.module.css'
import { type Block, type BlockGroups, type BlockType, type GroupProps, groupBlocks } from './block-groups.ts'
import { CardGroup } from './CardGroup.tsx'
import { ContactGroup } from './ContactGroup.tsx'
import { FaqGroup } from './FaqGroup.tsx'
import { HeadingGroup, ImageGroup, LinkGroup, ListGroup, TestimonialGroup, TextGroup } from './plain-groups.tsx'
import { TileGroup } from './TileGroup.tsx'
import { VideoGroup } from './VideoGroup.tsx'

/**
 * What one page alone has today, in that page's chunk: it brings it along, and a page of another kind loads it when it has one.
 */
const exerciseGroup = lazyComponent<GroupProps<'exercise'>>(
  () => import(/* webpackChunkName: "page-desk-stretches" */ '../stretches/ExerciseGroup.tsx'),
)

const everyGroup: BlockGroups = {
  heading: HeadingGroup,
  text: TextGroup,
  list: ListGroup,
  card: CardGroup,
  contact: ContactGroup,
  link: LinkGroup,
  image: ImageGroup,
  video: VideoGroup,
  testimonial: TestimonialGroup,
  tile: TileGroup,
  faq: FaqGroup,
  exercise: (props) => <Lazy part={exerciseGroup} title="The exercises" props={props} comesByItself />,
}

interface BlocksProps {
  blocks: readonly Block[]
  groups?: BlockGroups
}

/** The blocks of a page in their order. A type that this release does not know is left out. */
export function Blocks({ blocks, groups }: BlocksProps) {
  const components = { ...everyGroup, ...groups }
  return (
    <div className={styles.blocks}>
      {groupBlocks(blocks).map((group) => {
        const Group = components[group.type] as ComponentType<GroupProps<BlockType>> | undefined
        return Group && <Group key={group.blocks[0]?.id} blocks={group.blocks} level={group.level} />
      })}
    </div>
  )
}
