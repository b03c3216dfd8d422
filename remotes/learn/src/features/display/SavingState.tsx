import { $displaySaving } from '@stepwise/shared/display'
import { IconAlertTriangle, IconCheck, IconCloudUp } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import styles from './DisplayPanel.module.css'

/** Whether the settings are saved to the account. display-panel.model.ts announces a failure. */
export function SavingState() {
  const { state, problem } = useUnit($displaySaving)
  if (state === 'failed') {
    return (
      <p className={styles.problem}>
        <IconAlertTriangle size={22} stroke={1.75} aria-hidden />
        <span>
          <strong>Not saved to your account yet.</strong> {problem} Your settings are kept on this device, and we try
          again by ourselves.
        </span>
      </p>
    )
  }
  const isSaved = state === 'saved'
  const Icon = isSaved ? IconCheck : IconCloudUp
  return (
    <p className={styles.saved}>
      <Icon size={22} stroke={1.75} aria-hidden />
      {isSaved ? 'Saved to your account' : 'Saving…'}
    </p>
  )
}
