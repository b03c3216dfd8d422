import type { EditableDocument, Revision } from '@stepwise/shared/contracts'
import { Button, Text } from '@stepwise/shared/ui'
import styles from './HistoryPanel.module.css'
import { actionWords, isDiscarded, stateWords } from './revision-words.ts'

interface RevisionItemProps {
  revision: Revision
  document: Pick<EditableDocument, 'isCreated' | 'isHidden'>
  isBusy: boolean
  onCompare: () => void
  /** What can be done with it, by its state. */
  actions: Record<Revision['state'], () => unknown>
}

const actionLabels = { live: 'Take back', past: 'Restore', scheduled: 'Cancel', cancelled: 'Edit' }

/** One change: who, when, why, what readers see of it, and what can be done with it. */
export function RevisionItem({ revision, document, isBusy, onCompare, actions }: RevisionItemProps) {
  const { number, state, why } = revision
  const name = `revision ${number}`
  return (
    <li className={styles.revision} data-state={state}>
      <h3 className="ui-flat ui-normal">
        <span>{`Revision ${number}`}</span>{' '}
        <span className={styles.state}>
          {state === 'live' && document.isHidden
            ? 'Readers do not see this page'
            : isDiscarded(revision)
              ? 'Discarded draft'
              : stateWords[state]}
        </span>
      </h3>
      <Text>{actionWords(revision, document)}</Text>
      {why !== '' && <Text>{`Why: ${why}`}</Text>}
      <div className={styles.buttons}>
        <Button variant="default" aria-label={`Show changes of ${name}`} onClick={onCompare}>
          Show changes
        </Button>
        <Button
          variant="default"
          aria-label={`${actionLabels[state]} ${name}`}
          aria-disabled={isBusy || undefined}
          onClick={() => !isBusy && actions[state]()}
        >
          {actionLabels[state]}
        </Button>
      </div>
    </li>
  )
}
