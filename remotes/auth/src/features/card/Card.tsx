import { Title } from '@stepwise/shared/ui'
import { type ReactNode, useId } from 'react'
import styles from './Card.module.css'

interface CardProps {
  title: string
  /** The card's minimum height; 'content': none. */
  height?: 'short' | 'tall' | 'content'
  /** Beside the title. */
  action?: ReactNode
  children: ReactNode
}

/** A card of the pages about a person's own account. Its heading can take the focus. */
export function Card({ title, height = 'short', action, children }: CardProps) {
  const id = useId()
  return (
    <section className={styles.root} data-height={height} aria-labelledby={id}>
      <div className={styles.head}>
        <Title order={2} id={id} size="h3" tabIndex={-1}>
          {title}
        </Title>
        {action}
      </div>
      {children}
    </section>
  )
}
