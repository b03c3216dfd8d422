import type { Page } from '@stepwise/shared/contracts'
import { PageHeading } from '@stepwise/shared/ui'
import { EntryButton } from '../../features/site-frame/EntryButton.tsx'
import styles from './Hero.module.css'

/** docs/product/public-pages.md#hero. The picture is the page's first one. */
export function Hero({ page: { title, lead, blocks } }: { page: Page }) {
  const picture = blocks.find((block) => block.type === 'image')
  return (
    <section className={styles.root}>
      <div className={styles.words}>
        <PageHeading className={styles.headline}>{title}</PageHeading>
        {lead && <p className={styles.lead}>{lead}</p>}
        <EntryButton size="lg" />
      </div>
      {picture && (
        <img
          className={styles.picture}
          src={picture.image}
          alt={picture.decorative ? '' : picture.alt}
          width={640}
          height={480}
          fetchPriority="high"
        />
      )}
    </section>
  )
}
