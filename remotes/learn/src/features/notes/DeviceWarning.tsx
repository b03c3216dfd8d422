import type { DeviceProblem } from '@stepwise/shared/drafts'
import { useUnit } from 'effector-react'
import styles from './NotesPanel.module.css'
import { $unreadable, drafts } from './unsaved-notes.model.ts'

const words: Record<DeviceProblem, string> = {
  refused: 'What you type is not kept on this device. Save it soon.',
  newer:
    'What you type is not kept on this device: this page is older than the last one here. Save it, then reload the page.',
  blocked: 'What you type is not kept on this device until you close other tabs with Stepwise. Save it soon.',
}

/** That the device keeps nothing, or keeps what cannot be read; nothing when all is well. */
export function DeviceWarning() {
  const { trouble, unreadable } = useUnit({ trouble: drafts.$problem, unreadable: $unreadable })
  return (
    // Always there, so that what appears in it is read out.
    <div role="status" className={styles.notices}>
      {trouble && <p className={styles.warning}>{words[trouble]}</p>}
      {unreadable > 0 && (
        <p className={styles.notice}>
          {unreadable === 1 ? 'One text' : `${unreadable} texts`} on this device cannot be read now. We keep{' '}
          {unreadable === 1 ? 'it' : 'them'}.
        </p>
      )}
    </div>
  )
}
