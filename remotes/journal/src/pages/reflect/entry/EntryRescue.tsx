import type { Reflection } from '@stepwise/shared/contracts'
import { Button, Group } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import styles from './EntryForm.module.css'
import { $rescue, type EntryDraft, otherVersionChosen } from './entry.model.ts'
import { type EntryValues, promptGroups } from './prompts.ts'

interface EntryRescueProps {
  values: EntryValues
  /** Saves what is written on this version of an entry, or as a new entry. */
  onSave: (base: EntryDraft['base']) => void
}

/** The entry has changed or gone while it was written: nothing is lost, and its writer decides. */
export function EntryRescue({ values, onSave }: EntryRescueProps) {
  const [rescue, keepOther] = useUnit([$rescue, otherVersionChosen])
  if (!rescue) return null
  return (
    <div className={styles.rescue}>
      {rescue.kind === 'changed' ? (
        <>
          <p>
            This entry was changed in another window or on another device. Both texts are here: choose what to keep.
          </p>
          <BothTexts current={rescue.current} values={values} />
        </>
      ) : (
        <p>This entry was deleted in another window or on another device. What you wrote is still here.</p>
      )}
      <Group>
        {rescue.kind === 'changed' && (
          <Button variant="default" onClick={() => onSave({ id: rescue.current.id, version: rescue.current.version })}>
            Save mine in its place
          </Button>
        )}
        <Button variant="default" onClick={() => onSave(null)}>
          Save mine as a new entry
        </Button>
        {rescue.kind === 'changed' && (
          <Button variant="default" onClick={() => keepOther()}>
            Keep the other text
          </Button>
        )}
      </Group>
    </div>
  )
}

/** Question by question, where they differ. */
function BothTexts({ current, values }: { current: Reflection; values: EntryValues }) {
  const lines = [
    { field: 'title' as const, question: 'Title' },
    ...promptGroups.flatMap(({ prompts }) => prompts),
  ].filter(({ field }) => current[field] !== values[field])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={styles.both} tabIndex={0} aria-label="Both texts">
      {lines.map(({ field, question }) => (
        <div key={field}>
          <h3>{question}</h3>
          <dl>
            <div>
              <dt>Mine</dt>
              <dd dir="auto">{values[field] || 'No answer'}</dd>
            </div>
            <div>
              <dt>The other text</dt>
              <dd dir="auto">{current[field] || 'No answer'}</dd>
            </div>
          </dl>
        </div>
      ))}
    </section>
  )
}
