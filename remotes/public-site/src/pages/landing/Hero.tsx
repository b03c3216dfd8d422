import type { Block, Page } from '@stepwise/shared/contracts'
import { PageHero } from '../../features/blocks/PageHero.tsx'
import { PublicBlocks } from '../../features/blocks/PublicBlocks.tsx'
import { takeFirst } from '../../features/blocks/page-sections.ts'
import { VideoButton } from '../../features/blocks/VideoButton.tsx'
import { EntryButton } from '../../features/site-frame/EntryButton.tsx'
import styles from './Hero.module.css'

/** Its picture is the page's first one, its video the product's. */
export function Hero({ page, blocks }: { page: Page; blocks: Block[] }) {
  const { first: picture, others } = takeFirst(blocks, 'image')
  const { first: video, others: more } = takeFirst(others, 'video')
  return (
    <PageHero page={page} picture={picture} kind="drawing">
      <div className={styles.ways}>
        <EntryButton size="lg" />
        {video && <VideoButton block={video} size="lg" />}
      </div>
      <PublicBlocks blocks={more} />
    </PageHero>
  )
}
