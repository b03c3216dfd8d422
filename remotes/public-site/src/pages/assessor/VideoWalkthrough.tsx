import type { Block, BlockOf } from '@stepwise/shared/contracts'
import { Html, Title } from '@stepwise/shared/ui'
import { PublicBlocks } from '../../features/blocks/PublicBlocks.tsx'
import type { PageSection } from '../../features/blocks/page-sections.ts'
import { SectionFrame, SectionTitle } from '../../features/blocks/SectionFrame.tsx'
import { VideoButton } from '../../features/blocks/VideoButton.tsx'
import { VideoInPage } from '../../features/blocks/VideoInPage.tsx'
import styles from './VideoWalkthrough.module.css'

const isVideo = (block: Block): block is BlockOf<'video'> => block.type === 'video'

/** The first video of the section is shown large, with what is said of it; the others are cards below. */
export function VideoWalkthrough({ section: { id, heading, blocks } }: { section: PageSection }) {
  const isBelow = blocks.findIndex(({ type }) => type === 'heading')
  const [beside, below] = isBelow < 0 ? [blocks, []] : [blocks.slice(0, isBelow), blocks.slice(isBelow)]
  const [demo, ...others] = [...beside, ...below].filter(isVideo)
  return (
    <SectionFrame id={id}>
      <SectionTitle id={id}>{heading}</SectionTitle>
      <div className={styles.demo}>
        {demo && <VideoInPage {...demo} />}
        <div className="ui-stack ui-gap-20">
          <PublicBlocks blocks={beside.filter((block) => !isVideo(block))} />
        </div>
      </div>
      <PublicBlocks blocks={below.filter((block) => !isVideo(block))} />
      <ul className={styles.cards}>
        {others.map((block) => (
          <li key={block.id} className={styles.card}>
            <img src={`/media/videos/${block.video}/poster.webp`} alt="" width={1280} height={720} loading="lazy" />
            <div className={styles.about}>
              <Title order={4}>{block.title}</Title>
              {block.text && <Html html={block.text} />}
              <VideoButton block={block} />
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
