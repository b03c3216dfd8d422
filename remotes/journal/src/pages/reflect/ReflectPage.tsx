import { PageHeading } from '@stepwise/shared/ui'
import { Snackbar, Toast } from '@stepwise/shared/ui/overlays'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { Banner } from './Banner.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { EntryDialog } from './entry/EntryDialog.tsx'
import { drafts } from './entry/entry.model.ts'
import { Journal } from './Journal.tsx'
import styles from './ReflectPage.module.css'
import { EntryReader } from './reader/EntryReader.tsx'
import { $loadFailure, $problem, $success, journalClosed, journalOpened } from './reflect.model.ts'

export default function ReflectPage() {
  const { problem, success, loadFailure, openJournal, closeJournal, openDrafts } = useUnit({
    problem: $problem,
    success: $success,
    loadFailure: $loadFailure,
    openJournal: journalOpened,
    closeJournal: journalClosed,
    openDrafts: drafts.opened,
  })
  useEffect(() => {
    openJournal()
    openDrafts()
    return () => closeJournal()
  }, [openJournal, openDrafts, closeJournal])
  return (
    <div className={styles.page}>
      <Banner>
        <PageHeading className={styles.heading}>Your Reflective Journal</PageHeading>
      </Banner>
      <Journal />
      {/* Before the dialogs that open over it, so that it handles Escape first: see EntryReader. */}
      <EntryReader />
      <EntryDialog />
      <DeleteDialog />
      <Snackbar message={success.message} occasion={success.occasion} />
      <Snackbar message={loadFailure} occasion={1} tone="problem" />
      <Toast title="Something went wrong..." message={problem.message} occasion={problem.occasion} />
    </div>
  )
}
