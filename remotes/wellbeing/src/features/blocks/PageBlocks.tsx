import { type BlockGroups, Blocks, DataTables, type GroupProps } from '@stepwise/shared/blocks'
import type { Block } from '@stepwise/shared/contracts'
import { Lazy, lazyComponent } from '@stepwise/shared/lazy'
import { Questions } from '@stepwise/shared/ui'
import { CardGroup } from './CardGroup.tsx'
import { ContactGroup } from './ContactGroup.tsx'
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
  table: DataTables,
  card: CardGroup,
  contact: ContactGroup,
  link: LinkGroup,
  image: ImageGroup,
  video: VideoGroup,
  testimonial: TestimonialGroup,
  tile: TileGroup,
  faq: ({ blocks, level }) => <Questions questions={blocks} level={level} />,
  exercise: (props) => <Lazy part={exerciseGroup} title="The exercises" props={props} autoRetry />,
}

interface PageBlocksProps {
  blocks: readonly Block[]
  groups?: BlockGroups
}

/** The blocks of a wellbeing page. */
export function PageBlocks({ blocks, groups }: PageBlocksProps) {
  return (
    <div className="ui-stack ui-gap-24">
      <Blocks blocks={blocks} groups={{ ...everyGroup, ...groups }} />
    </div>
  )
}
