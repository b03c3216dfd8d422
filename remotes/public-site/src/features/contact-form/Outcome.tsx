import { announced, Button } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './Outcome.module.css'

export const sentMessage = 'One of our team will email you shortly.'
export const failedMessage = 'Sorry, there was a problem sending your message. Please try again shortly.'

interface OutcomeProps {
  icon: ReactNode
  words: string
  more?: string
  label: string
  onPress: () => void
}

/** What has come of a message, in place of the form. It takes the focus of the button that is gone. */
export function Outcome({ icon, words, more, label, onPress }: OutcomeProps) {
  const announce = useUnit(announced)
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    text.current?.focus()
    announce(words)
  }, [announce, words])
  return (
    <div className={styles.root}>
      {icon}
      <p ref={text} tabIndex={-1} className={styles.words}>
        {words}
      </p>
      {more && <p>{more}</p>}
      <Button variant="default" onClick={onPress}>
        {label}
      </Button>
    </div>
  )
}
