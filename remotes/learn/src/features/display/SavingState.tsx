import { $displaySaving } from '@stepwise/shared/display'
import { $personId } from '@stepwise/shared/session'
import { IconAlertTriangle, IconCheck, IconCloudUp, IconDeviceDesktop } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import styles from './DisplayPanel.module.css'

/** Where the settings are kept. display-panel.model.ts announces a failure. */
export function SavingState() {
  const [{ state, problem }, personId] = useUnit([$displaySaving, $personId])
  if (personId === null) {
    return state === 'unstored' ? (
      <Problem title="Not saved.">This browser cannot save it: it lasts until you leave Stepwise.</Problem>
    ) : (
      <State Icon={IconDeviceDesktop}>Saved in this browser. Sign in to use it on every device.</State>
    )
  }
  switch (state) {
    case 'saved':
      return <State Icon={IconCheck}>Saved to your account</State>
    case 'saving':
      return <State Icon={IconCloudUp}>Saving…</State>
    case 'failed':
      return (
        <Problem title="Not saved to your account yet.">
          {`${problem} Your settings are saved on this device, and we will keep trying.`}
        </Problem>
      )
    case 'unstored':
      return (
        <Problem title="Not saved to your account yet.">
          {`${problem} This device cannot save your settings: leave this page open. We will keep trying.`}
        </Problem>
      )
    default:
      return (
        <Problem title="Not saved to your account.">
          {`${problem} Your last choice lasts until you leave this page. Choose something else, or try again later.`}
        </Problem>
      )
  }
}

function Problem({ title, children }: { title: string; children: string }) {
  return (
    <p className={styles.problem}>
      <IconAlertTriangle size={22} stroke={1.75} aria-hidden />
      <span>
        <strong>{title}</strong> <span>{children}</span>
      </span>
    </p>
  )
}

function State({ Icon, children }: { Icon: typeof IconCheck; children: string }) {
  return (
    <p className="ui-gap-10 ui-flat ui-muted ui-flex">
      <Icon size={22} stroke={1.75} aria-hidden />
      <span>{children}</span>
    </p>
  )
}
