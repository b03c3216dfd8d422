import { Alert, Button, EmptyState, LoadFailure, LoadingWords, Skeleton } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { EntrySearch } from './EntrySearch.tsx'
import { EntryTable } from './EntryTable.tsx'
import { formOpened } from './entry/entry.model.ts'
import styles from './Journal.module.css'
import { $openEntry } from './reader/reader.model.ts'
import { RecoveredDrafts } from './recovered/RecoveredDrafts.tsx'
import {
  $areOlderMissing,
  $entries,
  $loadFailure,
  $settledProblem,
  journalOpened,
  loadJournalFx,
} from './reflect.model.ts'
import { $found, $query, queryTyped } from './selection.model.ts'
import { Toolbar } from './Toolbar.tsx'
import { nothingId } from './use-focus-after-deletion.ts'

/** The entries below the banner: loading, failed, none yet, or a table. */
export function Journal() {
  const { entries, areOlderMissing, found, query, loadFailure, reload, readAgain, write, search } = useUnit({
    entries: $entries,
    areOlderMissing: $areOlderMissing,
    found: $found,
    query: $query,
    loadFailure: $loadFailure,
    reload: journalOpened,
    readAgain: loadJournalFx,
    write: formOpened,
    search: queryTyped,
  })
  if (entries === null && loadFailure !== null)
    return <LoadFailure title="Your journal could not be loaded" message={loadFailure} onRetry={reload} />
  if (entries === null) return <JournalSkeleton />
  if (entries.length === 0 && !areOlderMissing) {
    return (
      <>
        <RecoveredDrafts />
        <Problem />
        <EmptyState
          message="No entries yet!"
          hint="Write down what happened, what you think of it, and what you do next time."
          headingId={nothingId}
          action={
            <Button size="lg" onClick={() => write(null)}>
              LET'S DO THIS!
            </Button>
          }
        />
      </>
    )
  }
  return (
    <>
      <RecoveredDrafts />
      <section aria-labelledby="journal-entries" className={styles.journal}>
        <Toolbar count={entries.length} found={query.trim() === '' ? null : found.length} />
        <EntrySearch />
        <Problem />
        {areOlderMissing && loadFailure !== null && (
          <LoadFailure title="Your older entries could not be read" message={loadFailure} onRetry={() => readAgain()} />
        )}
        {found.length > 0 && <EntryTable entries={found} />}
        {found.length === 0 && !areOlderMissing && (
          <EmptyState
            message="No results found"
            hint="Try other words, or show everything."
            headingId={nothingId}
            action={
              <Button variant="default" onClick={() => search('')}>
                Show all entries
              </Button>
            }
          />
        )}
      </section>
    </>
  )
}

/** The last problem, once its toast has gone. An open entry, which lies over this, shows it itself. */
function Problem() {
  const [problem, openEntry] = useUnit([$settledProblem, $openEntry])
  if (problem === null || openEntry !== null) return null
  return (
    <Alert color="red" variant="outline" role="note">
      {problem}
    </Alert>
  )
}

function JournalSkeleton() {
  return (
    <>
      <LoadingWords />
      <div className={styles.journal} aria-busy="true">
        <Skeleton height={44} width={160} ml="auto" />
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} height={64} />
        ))}
      </div>
    </>
  )
}
