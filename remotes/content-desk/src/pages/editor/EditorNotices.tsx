import type { EditableDocument } from '@stepwise/shared/contracts'
import { Text, useAnnounceWhen, useOtherTabNotice } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { $startKind, deviceDrafts } from '../../features/draft/draft.model.ts'
import styles from './EditorNotices.module.css'
import { MergeNotice } from './MergeNotice.tsx'
import { OtherEditors } from './OtherEditors.tsx'
import { ReportsNotice } from './ReportsNotice.tsx'

interface EditorNoticesProps {
  document: EditableDocument
  /** How many reports of readers wait. */
  reports: number
  onShowReports: () => void
}

const restoredWords = 'We found unsaved text of yours on this device. It is back in the form.'

/** What a content manager should know before they write. */
export function EditorNotices({ document, reports, onShowReports }: EditorNoticesProps) {
  const kind = useUnit($startKind)
  const otherTab = useOtherTabNotice(deviceDrafts.$inOtherTabs, document.id)
  useAnnounceWhen(kind === 'restored', restoredWords)
  return (
    <>
      <ReportsNotice count={reports} onShow={onShowReports} />
      <OtherEditors />
      <MergeNotice />
      {otherTab && <Text className={styles.notice ?? ''}>{otherTab}</Text>}
      {kind === 'restored' && <Text className={styles.notice ?? ''}>{restoredWords}</Text>}
      {document.unreadable.length > 0 && (
        <div className={styles.notice}>
          <Text>Part of this document was written with another version, and readers do not see it:</Text>
          <ul>
            {document.unreadable.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
