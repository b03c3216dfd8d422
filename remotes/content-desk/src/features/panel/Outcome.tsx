import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './Outcome.module.css'

interface OutcomeProps {
  title: string
  children?: ReactNode
}

/**
 * What has come of a press. It takes the focus, because the pressed button may be gone, and gives it back when it goes with the focus in
 * it, as after “Not yet”. Give each outcome a key of its own.
 */
export function Outcome({ title, children }: OutcomeProps) {
  const box = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const outcome = box.current
    const pressed = document.activeElement
    outcome?.focus()
    return () => {
      if (pressed instanceof HTMLElement && outcome?.contains(document.activeElement)) pressed.focus()
    }
  }, [])
  return (
    <section ref={box} tabIndex={-1} aria-label={title} className={styles.outcome}>
      <h3 className="ui-flat ui-normal">{title}</h3>
      {children}
    </section>
  )
}
