import { type BlockGroups, Blocks, DataTables, type GroupProps } from '@stepwise/shared/blocks'
import type { Block } from '@stepwise/shared/contracts'
import { joinUnits } from '@stepwise/shared/counts'
import { Html, Questions, Title } from '@stepwise/shared/ui'
import { CardGrid } from './CardGrid.tsx'
import { LinkButton } from './LinkButton.tsx'
import { Picture } from './Picture.tsx'
import styles from './PublicBlocks.module.css'
import { TestimonialWall } from './TestimonialWall.tsx'
import { VideoButton } from './VideoButton.tsx'

/** Of the types that public pages have. */
const groups: BlockGroups = {
  heading: ({ blocks }) =>
    blocks.map(({ id, text }) => (
      <Title key={id} order={3} id={id} className={styles.heading}>
        {text}
      </Title>
    )),
  text: ({ blocks }) =>
    blocks.map(({ id, text }) => (
      <div key={id} className={styles.text}>
        <Html html={text} />
      </div>
    )),
  list: ({ blocks }) => blocks.map(({ id, ordered, items }) => <List key={id} ordered={ordered} items={items} />),
  table: DataTables,
  card: ({ blocks, level }) => <CardGrid cards={blocks} level={level} />,
  faq: ({ blocks, level }) => <Questions questions={blocks} level={level} />,
  testimonial: ({ blocks }) => <TestimonialWall testimonials={blocks} />,
  link: ({ blocks }) => (
    <div className={styles.row}>
      {blocks.map(({ id, label, to }) => (
        <LinkButton key={id} to={to}>
          {joinUnits(label)}
        </LinkButton>
      ))}
    </div>
  ),
  video: ({ blocks }) => (
    <div className={styles.row}>
      {blocks.map((block) => (
        <VideoButton key={block.id} block={block} />
      ))}
    </div>
  ),
  image: ({ blocks }) => blocks.map((block) => <Picture key={block.id} block={block} />),
}

interface PublicBlocksProps {
  blocks: readonly Block[]
  /** Of the titles before the first heading in them: 2 where no heading is above. */
  level?: GroupProps<'card'>['level']
}

/** The blocks of a section of a public page. */
export function PublicBlocks({ blocks, level = 3 }: PublicBlocksProps) {
  return <Blocks blocks={blocks} groups={groups} level={level} />
}

function List({ ordered, items }: { ordered: boolean; items: readonly string[] }) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List className={ordered ? styles.steps : styles.list}>
      {items.map((item) => (
        <li key={item}>
          <Html html={item} />
        </li>
      ))}
    </List>
  )
}
