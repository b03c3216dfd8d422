import type { Reflection } from '@stepwise/shared/contracts'
import { Button, Group } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import styles from './EntryForm.module.css'
import { $conflict, type EntryDraft, savedVersionChosen } from './entry.model.ts'
import { type EntryValues, promptGroups } from './prompts.ts'

interface EntryConflictProps {
  values: EntryValues
  /** Saves the values on top of this version of an entry; as a new entry if null. */
  onSave: (base: EntryDraft['base']) => void
}

/** The choice when an entry was changed or deleted elsewhere (docs/product/journal.md#changed-elsewhere). */
export function EntryConflict({ values, onSave }: EntryConflictProps) {
  const [conflict, chooseSavedVersion] = useUnit([$conflict, savedVersionChosen])
  if (!conflict) return null
  return (
    <div className={styles.conflict}>
      {conflict.kind === 'changed' ? (
        <>
          <p>
            This entry was changed in another window or on another device. Both texts are here: choose what to keep.
          </p>
          <BothTexts current={conflict.current} values={values} />
        </>
      ) : (
        <p>This entry was deleted in another window or on another device. What you wrote is still here.</p>
      )}
      <Group>
        {conflict.kind === 'changed' && (
          <Button
            variant="default"
            onClick={() => onSave({ id: conflict.current.id, version: conflict.current.version })}
          >
            Save mine in its place
          </Button>
        )}
        <Button variant="default" onClick={() => onSave(null)}>
          Save mine as a new entry
        </Button>
        {conflict.kind === 'changed' && (
          <Button variant="default" onClick={() => chooseSavedVersion()}>
            Keep the other text
          </Button>
        )}
      </Group>
    </div>
  )
}

/** Both versions, question by question where they differ. */
function BothTexts({ current, values }: { current: Reflection; values: EntryValues }) {
  const differences = [
    { field: 'title' as const, question: 'Title' },
    ...promptGroups.flatMap(({ prompts }) => prompts),
  ].filter(({ field }) => current[field] !== values[field])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={styles.both} tabIndex={0} aria-label="Both texts">
      {differences.map(({ field, question }) => (
        <div key={field}>
          <h3 className="ui-normal ui-below-4">{question}</h3>
          <dl>
            <div>
              <dt className="ui-muted ui-strong">Mine</dt>
              <dd dir="auto">{values[field] || 'No answer'}</dd>
            </div>
            <div>
              <dt className="ui-muted ui-strong">The other text</dt>
              <dd dir="auto">{current[field] || 'No answer'}</dd>
            </div>
          </dl>
        </div>
      ))}
    </section>
  )
}
