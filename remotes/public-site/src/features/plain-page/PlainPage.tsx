import type { Block, Page } from '@stepwise/shared/contracts'
import { Anchor, Html, PageHeading, Title } from '@stepwise/shared/ui'
import { PublicPage } from '../public-page/PublicPage.tsx'
import styles from './PlainPage.module.css'

/** A public page of headings, texts and lists, with its contents at the top. */
export function PlainPage({ slug }: { slug: string }) {
  return (
    <PublicPage slug={slug}>
      {({ title, lead, blocks }) => (
        <article className={styles.root}>
          <PageHeading>{title}</PageHeading>
          {lead && <p className={styles.lead}>{lead}</p>}
          <Contents blocks={blocks} />
          {blocks.map((block) => (
            <PlainBlock key={block.id} block={block} />
          ))}
        </article>
      )}
    </PublicPage>
  )
}

function Contents({ blocks }: Pick<Page, 'blocks'>) {
  const headings = blocks.filter((block) => block.type === 'heading').filter(({ level }) => level === 2)
  return (
    <nav aria-labelledby="contents" className={styles.contents}>
      <Title order={2} id="contents" size="h4">
        On this page
      </Title>
      <ul>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <Anchor href={`#${id}`}>{text}</Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function PlainBlock({ block }: { block: Block }) {
  switch (block.type) {
    case 'heading':
      return (
        <Title
          order={block.level === 2 ? 2 : 3}
          size={block.level === 2 ? 'h3' : 'h4'}
          id={block.id}
          tabIndex={-1}
          className={styles.heading ?? ''}
        >
          {block.text}
        </Title>
      )
    case 'text':
      return <Html html={block.text} />
    case 'list':
      return <PlainList ordered={block.ordered} items={block.items} />
    default:
      return null
  }
}

function PlainList({ ordered, items }: { ordered: boolean; items: readonly string[] }) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List className={styles.list}>
      {items.map((item) => (
        <li key={item}>
          <Html html={item} />
        </li>
      ))}
    </List>
  )
}
