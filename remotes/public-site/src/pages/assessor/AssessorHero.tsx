import type { Block, Page } from '@stepwise/shared/contracts'
import { Anchor } from '@stepwise/shared/ui'
import { IconArrowDown } from '@tabler/icons-react'
import { PageHero } from '../../features/blocks/PageHero.tsx'
import { PublicBlocks } from '../../features/blocks/PublicBlocks.tsx'
import { type PageSection, takeFirst } from '../../features/blocks/page-sections.ts'
import styles from './AssessorHero.module.css'

/** The sections that assessors come for. The others are found by reading on. */
const anchors = ['video-walkthrough', 'recommendation-guide', 'licences-and-training']

interface AssessorHeroProps {
  page: Page
  /** Those before the first section. */
  blocks: Block[]
  sections: PageSection[]
}

export function AssessorHero({ page, blocks, sections }: AssessorHeroProps) {
  const { first: picture, others } = takeFirst(blocks, 'image')
  return (
    <PageHero page={page} picture={picture} kind="screen">
      <PublicBlocks blocks={others} />
      <nav aria-label="On this page">
        <ul className={styles.anchors}>
          {sections
            .filter(({ id }) => anchors.includes(id))
            .map(({ id, heading }) => (
              <li key={id}>
                <Anchor href={`#${id}`}>
                  <IconArrowDown size={18} stroke={1.75} aria-hidden />
                  <span>{heading}</span>
                </Anchor>
              </li>
            ))}
        </ul>
      </nav>
    </PageHero>
  )
}
