import { edition } from '@stepwise/shared/edition'
import { Button, Text } from '@stepwise/shared/ui'
import { CopyButton } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import type { MouseEvent } from 'react'
import { DiscardButtons } from './DiscardButtons.tsx'
import styles from './NoteCard.module.css'
import { $noteStep } from './note-boxes.model.ts'
import { $recoveredTexts, recoveredTextDiscarded, recoveredTextSaved } from './recovered-texts.model.ts'
import type { RecoveredText } from './recovered-texts.ts'

/** docs/product/notes.md#recovered-text */
export function RecoveredTexts() {
  const recovered = useUnit($recoveredTexts)
  if (recovered.length === 0) return null
  return (
    <section aria-labelledby="recovered-text" className="ui-stack ui-gap-8" data-recovered tabIndex={-1}>
      <h3 id="recovered-text" className="ui-flat ui-normal">
        Recovered text
      </h3>
      <Text size="sm">
        We kept what you wrote here, but it belongs to no note: the note or its step is gone, or it was written in a tab
        that was closed.
      </Text>
      <ul className="ui-stack ui-gap-10 ui-list">
        {recovered.map((text) => (
          <li key={`${text.from} ${text.key}`}>
            <RecoveredTextView text={text} isLast={recovered.length === 1} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function RecoveredTextView({ text, isLast }: { text: RecoveredText; isLast: boolean }) {
  const { step, onSave, onDiscard } = useUnit({
    step: $noteStep,
    onSave: recoveredTextSaved,
    onDiscard: recoveredTextDiscarded,
  })
  const place = text.place?.stepName ?? step?.name ?? null
  const about = text.stepName ? ` on “${text.stepName}”` : ''
  // The row disappears: the section gets the focus, or after the last row the search.
  const leave = (event: MouseEvent, act: (text: RecoveredText) => void) => {
    const panel = event.currentTarget.closest('[role="dialog"]')
    panel?.querySelector<HTMLElement>(isLast ? '[data-note-search]' : '[data-recovered]')?.focus()
    act(text)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div role="group" aria-label={`Recovered text${about}`} className={styles.recoveredText}>
      {text.stepName && <p className="ui-line ui-gap-6 ui-flat ui-bold ui-normal">{text.stepName}</p>}
      <p className={styles.content} dir="auto">
        {text.content}
      </p>
      <div className="ui-wrap ui-gap-8">
        <DiscardButtons onDiscard={(event) => leave(event, onDiscard)}>
          <CopyButton text={text.content} />
          {place !== null && (
            <Button variant="default" onClick={(event) => leave(event, onSave)}>
              Save as a new note
            </Button>
          )}
        </DiscardButtons>
      </div>
      <Text size="sm">
        {place === null
          ? `Open a step of a ${edition.flow} to save this as a note there.`
          : text.place === null && `A new note will appear in “${place}”.`}
      </Text>
    </div>
  )
}
