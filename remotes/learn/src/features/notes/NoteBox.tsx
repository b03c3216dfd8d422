import { announced, Button, Text } from '@stepwise/shared/ui'
import { Textarea } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId } from 'react'
import styles from './NoteBox.module.css'
import { countWords, lengthProblem } from './note-limit.ts'

interface NoteBoxProps {
  label: string
  value: string
  submitLabel: string
  /** Takes the focus when it appears. */
  hasFocus?: boolean
  onType: (content: string) => void
  onSubmit: () => void
  /** Escape: clears the add box, cancels an edit. Null where there is nothing to give up: then Escape closes the panel. */
  onEscape: (() => void) | null
  escapeWords: string
  /** Buttons beside the first one. */
  children?: ReactNode
}

/** Where a note is written: Enter saves, Shift+Enter makes a line, Escape gives it up (spec 4). */
export function NoteBox(props: NoteBoxProps) {
  const { label, value, submitLabel, hasFocus = false, onType, onSubmit, onEscape, escapeWords, children } = props
  const hintId = useId()
  const problem = lengthProblem(value)
  const isTooLong = problem !== null
  const announce = useUnit(announced)
  // Once, when the limit is passed: not with each letter.
  useEffect(() => {
    if (isTooLong) announce('This note is too long to be saved.')
  }, [isTooLong, announce])

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and Escape that belong to an input method (Safari says so by the code alone).
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      onSubmit()
    }
    if (event.key === 'Escape' && onEscape) {
      event.preventDefault()
      onEscape()
    }
  }

  return (
    <div className={styles.box}>
      <Textarea
        label={label}
        value={value}
        rows={3}
        error={problem}
        data-autofocus={hasFocus || undefined}
        aria-describedby={hintId}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        classNames={{ input: styles.input ?? '' }}
      />
      <div className={styles.below}>
        <Text size="xs" id={hintId} className={styles.hint ?? ''}>
          Enter saves, Shift + Enter makes a line, Escape {escapeWords}.
        </Text>
        {value !== '' && (
          <Text size="xs" className={styles.count ?? ''} data-too-long={isTooLong || undefined}>
            {countWords(value)}
          </Text>
        )}
      </div>
      <div className={styles.buttons}>
        <Button onClick={onSubmit}>{submitLabel}</Button>
        {children}
      </div>
    </div>
  )
}
