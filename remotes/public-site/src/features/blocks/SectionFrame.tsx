import { Title } from '@stepwise/shared/ui'
import type { ReactNode } from 'react'
import styles from './SectionFrame.module.css'

interface SectionFrameProps {
  /** Of the section's heading. */
  id: string
  children: ReactNode
}

/** A section across the window; every second one is on a darker ground. */
export function SectionFrame({ id, children }: SectionFrameProps) {
  return (
    <section className={styles.root} aria-labelledby={id}>
      <div className={styles.inner}>{children}</div>
    </section>
  )
}

export function SectionTitle({ id, children }: SectionFrameProps) {
  return (
    <Title order={2} id={id} className={styles.title}>
      {children}
    </Title>
  )
}
