import type { DeviceProblem } from '@stepwise/shared/drafts'
import { useUnit } from 'effector-react'
import styles from './NotesPanel.module.css'
import { $unreadable, noteDrafts } from './unsaved-notes.model.ts'

const words: Record<DeviceProblem, string> = {
  unavailable: 'What you type is not saved on this device. Save it soon.',
  newer:
    'What you type is not saved on this device, because a newer Stepwise has been open here. Save it, then reload the page.',
  blocked: 'What you type is not saved on this device until you close your other Stepwise tabs. Save it soon.',
}

/** docs/product/notes.md#device-trouble and docs/product/notes.md#unreadable */
export function DeviceWarning() {
  const { problem, unreadable } = useUnit({ problem: noteDrafts.$problem, unreadable: $unreadable })
  return (
    // Always in the page: a screen reader announces only what appears in a region that it knows.
    <div role="status" className={styles.notices}>
      {problem && <p className="ui-flat ui-danger ui-strong">{words[problem]}</p>}
      {unreadable > 0 && (
        <p className="ui-flat ui-strong">
          {`${unreadable === 1 ? 'One text' : `${unreadable} texts`} on this device cannot be read at the moment. We will keep ${unreadable === 1 ? 'it' : 'them'}.`}
        </p>
      )}
    </div>
  )
}
