import { Button, Group, Text, Title } from '@stepwise/shared/ui'
import { Dialog } from '@stepwise/shared/ui/overlays'
import { useUnit } from 'effector-react'
import { type EntryDraft, recoveredDraftContinued } from '../entry/entry.model.ts'
import { EntryAnswers } from '../reader/EntryAnswers.tsx'
import { useFocusAfterDeletion } from '../use-focus-after-deletion.ts'
import styles from './RecoveredDrafts.module.css'
import { $recovered, $toDiscard, discardCancelled, discardConfirmed, discardRequested } from './recovered.model.ts'

const formatTitle = ({ values }: EntryDraft) => values.title.trim() || 'No title yet'

/** Drafts that no row and no form shows, to read, continue or discard (docs/product/journal.md#recovered). */
export function RecoveredDrafts() {
  const { recovered, toDiscard } = useUnit({ recovered: $recovered, toDiscard: $toDiscard })
  const { continueDraft, discard, confirm, cancel } = useUnit({
    continueDraft: recoveredDraftContinued,
    discard: discardRequested,
    confirm: discardConfirmed,
    cancel: discardCancelled,
  })
  const focusFallback = useFocusAfterDeletion()
  if (recovered.length === 0 && toDiscard === null) return null
  return (
    <section aria-labelledby="recovered-text" className={styles.recovered}>
      <Title order={2} id="recovered-text" className="ui-title">
        Recovered text
      </Title>
      <Text>
        This is not in your journal: its entry was deleted, or it was written in a tab that was closed. It is still on
        this device.
      </Text>
      <ul className="ui-grid ui-gap-16 ui-list">
        {recovered.map((entry) => (
          <li key={entry.draft.draftId} className={styles.item}>
            <details>
              <summary>{formatTitle(entry.draft)}</summary>
              <EntryAnswers entry={entry.draft.values} />
            </details>
            <Group>
              <Button
                aria-label={`Save as a new entry: ${formatTitle(entry.draft)}`}
                onClick={() => continueDraft(entry.draft)}
              >
                Save as a new entry
              </Button>
              <Button
                variant="default"
                aria-label={`Discard ${formatTitle(entry.draft)}`}
                onClick={() => discard(entry)}
              >
                Discard
              </Button>
            </Group>
          </li>
        ))}
      </ul>
      <Dialog
        title="Discard this text?"
        size={480}
        opened={toDiscard !== null}
        onClose={cancel}
        focusFallback={focusFallback}
      >
        <Text mb="lg">There is no other copy. You cannot undo this.</Text>
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={() => cancel()}>
            CANCEL
          </Button>
          <Button color="red" onClick={() => confirm()}>
            DISCARD
          </Button>
        </Group>
      </Dialog>
    </section>
  )
}
