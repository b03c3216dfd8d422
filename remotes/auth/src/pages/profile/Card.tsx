import { Title } from '@stepwise/shared/ui'
import type { ReactNode } from 'react'
import styles from './Card.module.css'

interface CardProps {
  title: string
  /** The card's minimum height. */
  height?: 'short' | 'tall'
  children: ReactNode
}

/** A card of the profile page. */
export function Card({ title, height = 'short', children }: CardProps) {
  const id = `card-${title.toLowerCase().replaceAll(' ', '-')}`
  return (
    <section className={styles.root} data-height={height} aria-labelledby={id}>
      <Title order={2} id={id} size="h3" tabIndex={-1}>
        {title}
      </Title>
      {children}
    </section>
  )
}
