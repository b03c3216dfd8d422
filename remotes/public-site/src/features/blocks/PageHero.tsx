import type { BlockOf, Page } from '@stepwise/shared/contracts'
import { PageHeading } from '@stepwise/shared/ui'
import type { ReactNode } from 'react'
import styles from './PageHero.module.css'

interface PageHeroProps {
  page: Page
  picture: BlockOf<'image'> | undefined
  /** A drawing has 640 × 480 pixels, a page of the product 1280 × 800. */
  kind: 'drawing' | 'screen'
  children: ReactNode
}

/** How a public page begins: its title, its lead and what to do, beside its picture. */
export function PageHero({ page: { title, lead }, picture, kind, children }: PageHeroProps) {
  const [width, height] = kind === 'drawing' ? [640, 480] : [1280, 800]
  return (
    <section className={styles.root}>
      <div className="ui-stack ui-gap-24">
        <PageHeading className={styles.title}>{title}</PageHeading>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
      {picture && (
        <img
          className={styles[kind]}
          src={picture.image}
          alt={picture.decorative ? '' : picture.alt}
          width={width}
          height={height}
          fetchPriority="high"
        />
      )}
    </section>
  )
}
