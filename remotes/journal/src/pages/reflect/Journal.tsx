import { Alert, Button, EmptyState, Skeleton } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { EntryTable } from './EntryTable.tsx'
import { entryAsked } from './entry/entry.model.ts'
import styles from './Journal.module.css'
import { $entries, $loadFailure, $problem, journalOpened } from './reflect.model.ts'
import { Toolbar } from './Toolbar.tsx'

/** The entries below the banner: none yet, or a table of them. */
export function Journal() {
  const { entries, loadFailure, problem, reload, write } = useUnit({
    entries: $entries,
    loadFailure: $loadFailure,
    problem: $problem,
    reload: journalOpened,
    write: entryAsked,
  })
  if (entries === null && loadFailure !== null) {
    return (
      <Alert color="red" variant="outline" role="alert" title="Your journal could not be loaded">
        <p className={styles.problem}>{loadFailure}</p>
        <Button variant="default" onClick={() => reload()}>
          Try again
        </Button>
      </Alert>
    )
  }
  if (entries === null) return <JournalSkeleton />
  if (entries.length === 0) {
    return (
      <EmptyState
        image="/images/scenes/empty.svg"
        message="No entries yet!"
        action={
          <Button size="lg" onClick={() => write(null)}>
            LET'S DO THIS!
          </Button>
        }
      />
    )
  }
  return (
    <section aria-labelledby="journal-entries" className={styles.journal}>
      <Toolbar count={entries.length} />
      {problem.message !== null && (
        <Alert color="red" variant="outline">
          {problem.message}
        </Alert>
      )}
      <EntryTable entries={entries} />
    </section>
  )
}

function JournalSkeleton() {
  return (
    <div className={styles.journal} aria-busy="true">
      <Skeleton height={44} width={160} ml="auto" />
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} height={64} />
      ))}
    </div>
  )
}
