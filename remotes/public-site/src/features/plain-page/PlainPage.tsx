import type { Block } from '@stepwise/shared/contracts'
import { Html, PageHeading, Title } from '@stepwise/shared/ui'
import { PublicPage } from '../public-page/PublicPage.tsx'
import styles from './PlainPage.module.css'

/** A public page that is only headings and text. */
export function PlainPage({ slug }: { slug: string }) {
  return (
    <PublicPage slug={slug}>
      {({ title, lead, blocks }) => (
        <article className={styles.root}>
          <PageHeading>{title}</PageHeading>
          {lead && <p className={styles.lead}>{lead}</p>}
          {blocks.map((block) => (
            <PlainBlock key={block.id} block={block} />
          ))}
        </article>
      )}
    </PublicPage>
  )
}

function PlainBlock({ block }: { block: Block }) {
  if (block.type === 'heading') {
    return (
      <Title order={block.level === 2 ? 2 : 3} size={block.level === 2 ? 'h3' : 'h4'} className={styles.heading ?? ''}>
        {block.text}
      </Title>
    )
  }
  return block.type === 'text' ? <Html html={block.text} /> : null
}
