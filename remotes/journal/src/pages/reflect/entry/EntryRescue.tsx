import type { Reflection } from '@stepwise/shared/contracts'
import { Button, Group } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import styles from './EntryForm.module.css'
import { $rescue, type EntryDraft } from './entry.model.ts'
import { type EntryValues, promptGroups } from './prompts.ts'

interface EntryRescueProps {
  values: EntryValues
  /** Saves what is written on this version of an entry, or as a new entry. */
  onSave: (base: EntryDraft['base']) => void
}

/** The entry has changed or gone while it was written: nothing is lost, and its writer decides. */
export function EntryRescue({ values, onSave }: EntryRescueProps) {
  const rescue = useUnit($rescue)
  if (!rescue) return null
  return (
    <div className={styles.rescue}>
      {rescue.kind === 'changed' ? (
        <>
          <p>What you wrote is still here. Choose what to do with it.</p>
          <details>
            <summary>See the other text</summary>
            <OtherText current={rescue.current} values={values} />
          </details>
        </>
      ) : (
        <p>This entry has been deleted meanwhile. What you wrote is still here.</p>
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
      </Group>
    </div>
  )
}

function OtherText({ current, values }: { current: Reflection; values: EntryValues }) {
  const lines = [
    { field: 'title' as const, question: 'Title' },
    ...promptGroups.flatMap(({ prompts }) => prompts),
  ].filter(({ field }) => current[field] !== values[field])
  return (
    <dl className={styles.other} tabIndex={0} aria-label="The other text">
      {lines.map(({ field, question }) => (
        <div key={field}>
          <dt>{question}</dt>
          <dd>{current[field] || 'No answer'}</dd>
        </div>
      ))}
    </dl>
  )
}
