import { type ReactNode, useEffect, useRef } from 'react'
import styles from './Outcome.module.css'

interface OutcomeProps {
  title: string
  children?: ReactNode
}

/** What has come of a press. It takes the focus, because the pressed button may be gone. Give each outcome a key of its own. */
export function Outcome({ title, children }: OutcomeProps) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    box.current?.focus()
  }, [])
  return (
    <section ref={box} tabIndex={-1} aria-label={title} className={styles.outcome}>
      <h3 className="ui-flat ui-normal">{title}</h3>
      {children}
    </section>
  )
}
