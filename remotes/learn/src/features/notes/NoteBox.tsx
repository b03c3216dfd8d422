import { Dictation, endDictation } from '@stepwise/shared/dictation'
import { useIsShortcutOn } from '@stepwise/shared/shortcuts'
import { announced, Button, Text, useAnnounceWhen, useDraftKept, useOtherTabNotice } from '@stepwise/shared/ui'
import { CopyButton, Textarea } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import styles from './NoteBox.module.css'
import { characterCount, lengthProblem } from './note-limit.ts'
import { noteDrafts } from './unsaved-notes.model.ts'

interface NoteBoxProps {
  label: string
  value: string
  submitLabel: string
  /** Takes the focus when it appears. */
  hasFocus?: boolean
  onType: (content: string) => void
  onSubmit: () => void
  /** Escape clears the add box or cancels an edit. Null when there is nothing to clear: then Escape closes the panel. */
  onEscape: (() => void) | null
  escapeWords: string
  /** What an empty save is answered. */
  emptyWords?: string
  /** Of what is typed, if another tab may have a draft with the same id. */
  draftId?: string
  /** Buttons beside the first one. */
  children?: ReactNode
}

/** The box in which a note is written: docs/product/notes.md#keys */
export function NoteBox(props: NoteBoxProps) {
  const { label, value, submitLabel, hasFocus = false, onType, onSubmit, onEscape, escapeWords, children } = props
  const { emptyWords = 'Write something first.', draftId } = props
  const hintId = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const [hasSubmittedEmpty, setSubmittedEmpty] = useState(false)
  const isEmpty = value.trim() === ''
  const tooLong = lengthProblem(value)
  const isTooLong = tooLong !== null
  const problem = tooLong ?? (hasSubmittedEmpty && isEmpty ? emptyWords : null)
  const announce = useUnit(announced)
  const doesEnterSave = useIsShortcutOn()('note-save')
  const otherTabNotice = useOtherTabNotice(noteDrafts.$inOtherTabs, draftId)
  // As a prop, Mantine would set it on the element around the box.
  useEffect(() => box.current?.setAttribute('dir', 'auto'), [])
  const [deviceProblem, kept] = useUnit([noteDrafts.$problem, noteDrafts.$kept])
  useDraftKept(value, deviceProblem === null && kept.length > 0)
  useAnnounceWhen(isTooLong, 'This note is too long to save.')

  const submit = () => {
    // What was heard and is not written yet belongs to the note.
    endDictation()
    const hasNothing = (box.current?.value ?? value).trim() === ''
    setSubmittedEmpty(hasNothing)
    if (hasNothing) {
      announce(emptyWords)
      box.current?.focus()
    } else onSubmit()
  }
  const breakLine = () => {
    const { selectionStart, selectionEnd } = box.current ?? { selectionStart: value.length, selectionEnd: value.length }
    // At once, because the caret can only be placed in the new text.
    flushSync(() => onType(`${value.slice(0, selectionStart)}\n${value.slice(selectionEnd)}`))
    box.current?.focus()
    box.current?.setSelectionRange(selectionStart + 1, selectionStart + 1)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && doesEnterSave) {
      event.preventDefault()
      if (!event.repeat) submit()
    }
    if (event.key === 'Escape' && onEscape) {
      event.preventDefault()
      onEscape()
    }
  }

  return (
    <div className="ui-stack ui-gap-8">
      <Textarea
        ref={box}
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
        <Text size="xs" id={hintId} className="ui-muted">
          {`${doesEnterSave ? 'Enter saves, Shift + Enter starts a new line' : 'Enter starts a new line'}, Escape ${escapeWords}.`}
        </Text>
        {value !== '' && (
          <Text size="xs" className={styles.count ?? ''} data-too-long={isTooLong || undefined}>
            {characterCount(value)}
          </Text>
        )}
      </div>
      {otherTabNotice && <Text size="sm">{otherTabNotice}</Text>}
      <div className="ui-wrap ui-gap-8">
        <Button onClick={submit}>{submitLabel}</Button>
        <Button variant="default" onClick={breakLine}>
          New line
        </Button>
        {children}
        <Dictation field={box} />
        {deviceProblem !== null && !isEmpty && <CopyButton text={value} />}
      </div>
    </div>
  )
}
