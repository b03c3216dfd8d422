import type { CallResponse, Camelize, InitialStores } from '@stepwise/shared/contracts'
import { paths, useLocation, useNavigate } from '@stepwise/shared/routing'
import { PageHeading } from '@stepwise/shared/ui'
import { Snackbar, Toast } from '@stepwise/shared/ui/overlays'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { Banner } from './Banner.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { EntryDialog } from './entry/EntryDialog.tsx'
import { drafts, entryProposed } from './entry/entry.model.ts'
import { titleLimit } from './entry/entry-rules.ts'
import { Journal } from './Journal.tsx'
import styles from './ReflectPage.module.css'
import { EntryReader } from './reader/EntryReader.tsx'
import { readPage } from './reflect.api.ts'
import { $problem, $success, journalClosed, journalOpened, journalStores, problemToastHidden } from './reflect.model.ts'

export const initialStores: InitialStores = (answers) => {
  const [answer] = Object.values(answers) as [Camelize<CallResponse<'GET /users/reflective_journal'>>]
  return journalStores(readPage(answer))
}

export default function ReflectPage() {
  const { problem, success, hideToast, openJournal, closeJournal, openDrafts, propose } = useUnit({
    problem: $problem,
    success: $success,
    hideToast: problemToastHidden,
    openJournal: journalOpened,
    closeJournal: journalClosed,
    openDrafts: drafts.opened,
    propose: entryProposed,
  })
  useEffect(() => {
    openJournal()
    openDrafts()
    return () => closeJournal()
  }, [openJournal, openDrafts, closeJournal])
  // A page elsewhere has proposed what to write about. The address is used up, so that a reload does not open the form again.
  const proposed = new URLSearchParams(useLocation().search).get('write')
  const navigate = useNavigate()
  useEffect(() => {
    if (proposed === null) return
    propose(proposed.slice(0, titleLimit))
    navigate(paths.reflect.href({}), { replace: true })
  }, [proposed, propose, navigate])
  return (
    <div className={styles.page}>
      <Banner>
        <PageHeading className={styles.heading}>Your Reflective Journal</PageHeading>
      </Banner>
      <Journal />
      <EntryReader />
      <EntryDialog />
      <DeleteDialog />
      <Snackbar message={success.message} occasion={success.occasion} />
      <Toast title="Something went wrong..." message={problem.message} occasion={problem.occasion} onHide={hideToast} />
    </div>
  )
}
