import { Title } from '@stepwise/shared/ui'
import { BlockRuns } from './BlockRuns.tsx'
import { type PageSection, takeFirst } from './page-sections.ts'
import styles from './Section.module.css'

/** A section of a page across the window. One that has a picture stands beside it. */
export function Section({ section: { id, heading, blocks } }: { section: PageSection }) {
  const { first: picture, others } = takeFirst(blocks, 'image')
  // What is wide comes below.
  const isWide = (type: string) => ['card', 'testimonial'].includes(type)
  const beside = others.filter(({ type }) => !isWide(type))
  const below = others.filter(({ type }) => isWide(type))
  return (
    <section className={styles.root} aria-labelledby={id}>
      <div className={styles.inner}>
        <div className={picture ? styles.split : styles.words}>
          <div className={styles.words}>
            <Title order={2} id={id} className={styles.heading}>
              {heading}
            </Title>
            <BlockRuns blocks={picture ? beside : others} />
          </div>
          {picture && <BlockRuns blocks={[picture]} />}
        </div>
        {picture && <BlockRuns blocks={below} />}
      </div>
    </section>
  )
}
