import { edition } from '@stepwise/shared/edition'
import { $canInstall, installRequested } from '@stepwise/shared/shell'
import { Button } from '@stepwise/shared/ui'
import { Dialog } from '@stepwise/shared/ui/overlays'
import { useUnit } from 'effector-react'
import styles from './InstallDialog.module.css'
import { shortcutHelp } from './shortcut-help.ts'

interface InstallDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** How to install a shortcut in each browser. */
export function InstallDialog({ isOpen, onClose }: InstallDialogProps) {
  const [canInstall, install] = useUnit([$canInstall, installRequested])
  const [own, ...others] = shortcutHelp(navigator.userAgent)
  return (
    <Dialog opened={isOpen} onClose={onClose} title="Install Shortcut">
      <p className={styles.lead}>{`A shortcut opens ${edition.productTitle} from your desktop or home screen.`}</p>
      {canInstall && (
        <Button onClick={() => install()} mb="lg">
          {`Install ${edition.productTitle}`}
        </Button>
      )}
      {own && (
        <>
          <h3 className={styles.browser}>{own.browser}</h3>
          <Steps steps={own.steps} />
        </>
      )}
      <h3 className={styles.browser}>Another browser</h3>
      {others.map(({ browser, steps }) => (
        <details key={browser} className={styles.other}>
          <summary>{browser}</summary>
          <Steps steps={steps} />
        </details>
      ))}
    </Dialog>
  )
}

function Steps({ steps }: { steps: string[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
