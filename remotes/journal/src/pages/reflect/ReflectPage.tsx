import { PageHeading } from '@stepwise/shared/ui'
import { Snackbar, Toast } from '@stepwise/shared/ui/overlays'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { Banner } from './Banner.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { EntryDialog } from './entry/EntryDialog.tsx'
import { draftsNeeded } from './entry/entry.model.ts'
import { Journal } from './Journal.tsx'
import styles from './ReflectPage.module.css'
import { EntryReader } from './reader/EntryReader.tsx'
import { $done, $loadFailure, $problem, journalOpened } from './reflect.model.ts'

/** /dashboard/reflect (spec 2.10). */
export default function ReflectPage() {
  const { problem, done, loadFailure, opened, needDrafts } = useUnit({
    problem: $problem,
    done: $done,
    loadFailure: $loadFailure,
    opened: journalOpened,
    needDrafts: draftsNeeded,
  })
  useEffect(() => {
    opened()
    needDrafts()
  }, [opened, needDrafts])
  return (
    <div className={styles.page}>
      <Banner>
        <PageHeading className={styles.heading}>Your Reflective Journal</PageHeading>
      </Banner>
      <Journal />
      {/* Before what opens over it: its Escape is judged first. */}
      <EntryReader />
      <EntryDialog />
      <DeleteDialog />
      <Snackbar message={done.message} occasion={done.occasion} />
      <Snackbar message={loadFailure} occasion={1} tone="problem" />
      <Toast title="Something went wrong..." message={problem.message} occasion={problem.occasion} />
    </div>
  )
}
