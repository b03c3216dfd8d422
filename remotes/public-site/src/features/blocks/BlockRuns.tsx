import type { Block, BlockOf, BlockType } from '@stepwise/shared/contracts'
import { Html, Questions, Title } from '@stepwise/shared/ui'
import styles from './BlockRuns.module.css'
import { CardGrid } from './CardGrid.tsx'
import { LinkButton } from './LinkButton.tsx'
import { Picture } from './Picture.tsx'
import { runsOf } from './page-sections.ts'
import { TestimonialWall } from './TestimonialWall.tsx'
import { VideoButton } from './VideoButton.tsx'

interface BlockRunsProps {
  blocks: readonly Block[]
  /** Of the titles in them: 2 where no heading stands above. */
  level?: 2 | 3
}

/** The blocks of a section, in their order. Those of a type that public pages do not have are left out. */
export function BlockRuns({ blocks, level = 3 }: BlockRunsProps) {
  return runsOf(blocks).map((run) => <Run key={run[0].id} run={run} level={level} />)
}

function Run({ run, level }: { run: [Block, ...Block[]]; level: 2 | 3 }) {
  const all = <Type extends BlockType>(type: Type) => run.filter((block): block is BlockOf<Type> => block.type === type)
  switch (run[0].type) {
    case 'heading':
      return all('heading').map(({ id, text }) => (
        <Title key={id} order={3} id={id} className={styles.heading}>
          {text}
        </Title>
      ))
    case 'text':
      return all('text').map(({ id, text }) => (
        <div key={id} className={styles.text}>
          <Html html={text} />
        </div>
      ))
    case 'list':
      return all('list').map(({ id, ordered, items }) => <List key={id} ordered={ordered} items={items} />)
    case 'card':
      return <CardGrid cards={all('card')} level={level} />
    case 'faq':
      return <Questions questions={all('faq')} level={level} />
    case 'testimonial':
      return <TestimonialWall testimonials={all('testimonial')} />
    case 'link':
      return (
        <div className={styles.row}>
          {all('link').map(({ id, label, to }) => (
            <LinkButton key={id} to={to}>
              {label}
            </LinkButton>
          ))}
        </div>
      )
    case 'video':
      return (
        <div className={styles.row}>
          {all('video').map((block) => (
            <VideoButton key={block.id} block={block} />
          ))}
        </div>
      )
    case 'image':
      return all('image').map((block) => <Picture key={block.id} block={block} />)
    default:
      return null
  }
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
