import type { Block, Page } from '@stepwise/shared/contracts'
import { PageHeading } from '@stepwise/shared/ui'
import { PublicBlocks } from '../../features/blocks/PublicBlocks.tsx'
import { takeFirst } from '../../features/blocks/page-sections.ts'
import { VideoButton } from '../../features/blocks/VideoButton.tsx'
import { EntryButton } from '../../features/site-frame/EntryButton.tsx'
import styles from './Hero.module.css'

/** Its picture is the page's first one, its video the product's. */
export function Hero({ page: { title, lead }, blocks }: { page: Page; blocks: Block[] }) {
  const { first: picture, others } = takeFirst(blocks, 'image')
  const { first: video, others: more } = takeFirst(others, 'video')
  return (
    <section className={styles.root}>
      <div>
        <PageHeading className={styles.headline}>{title}</PageHeading>
        {lead && <p className={styles.lead}>{lead}</p>}
        <div className={styles.ways}>
          <EntryButton size="lg" />
          {video && <VideoButton block={video} size="lg" />}
        </div>
        <PublicBlocks blocks={more} />
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
