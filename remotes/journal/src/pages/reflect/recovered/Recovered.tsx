import { Button, Group, Text, Title } from '@stepwise/shared/ui'
import { Dialog } from '@stepwise/shared/ui/overlays'
import { useUnit } from 'effector-react'
import { type EntryDraft, recoveredContinued } from '../entry/entry.model.ts'
import { EntryAnswers } from '../reader/EntryAnswers.tsx'
import { useFocusAfterDeletion } from '../use-focus-after-deletion.ts'
import styles from './Recovered.module.css'
import { $recovered, $toDiscard, discardAsked, discardCancelled, discardConfirmed } from './recovered.model.ts'

const titleOf = ({ values }: EntryDraft) => values.title.trim() || 'No title yet'

/** Texts that are kept on this device and are in no entry: to be read, continued or given up. */
export function Recovered() {
  const { recovered, toDiscard } = useUnit({ recovered: $recovered, toDiscard: $toDiscard })
  const { goOn, discard, confirm, cancel } = useUnit({
    goOn: recoveredContinued,
    discard: discardAsked,
    confirm: discardConfirmed,
    cancel: discardCancelled,
  })
  const focusFallback = useFocusAfterDeletion()
  if (recovered.length === 0 && toDiscard === null) return null
  return (
    <section aria-labelledby="recovered-text" className={styles.recovered}>
      <Title order={2} id="recovered-text" className={styles.title ?? ''}>
        Recovered text
      </Title>
      <Text>
        This is not in your journal: its entry was deleted, or it was written in a tab that is closed. It is still on
        this device.
      </Text>
      <ul className={styles.list}>
        {recovered.map((text) => (
          <li key={text.draft.draftId} className={styles.item}>
            <details>
              <summary>{titleOf(text.draft)}</summary>
              <EntryAnswers entry={text.draft.values} />
            </details>
            <Group>
              <Button aria-label={`Save as a new entry: ${titleOf(text.draft)}`} onClick={() => goOn(text.draft)}>
                Save as a new entry
              </Button>
              <Button variant="default" aria-label={`Discard ${titleOf(text.draft)}`} onClick={() => discard(text)}>
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
        <Text mb="lg">It is kept nowhere else. You cannot undo this.</Text>
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
