import type { Step } from '@stepwise/shared/contracts'
import { IconExternalLink } from '@tabler/icons-react'
import styles from './AppBody.module.css'
import { TextBody } from './TextBody.tsx'

/** docs/product/steps-and-player.md#app-step */
export function AppBody({ step }: { step: Step }) {
  const { app, link } = step
  return (
    <>
      {app && (
        <div className={styles.app}>
          <p className={styles.description}>{app.description}</p>
          <p className={styles.hint}>Click the icon to launch the app</p>
          <a className={styles.launch} href={link ?? undefined} target="_blank" rel="noopener">
            <img src={app.buttonImage} alt={app.buttonImageAlt} width={160} height={160} />{' '}
            <span className={styles.name}>{app.name}</span>{' '}
            <span className={styles.newTab}>
              <IconExternalLink size={18} stroke={1.75} aria-hidden />
              Opens in a new tab
            </span>
          </a>
        </div>
      )}
      <TextBody step={step} />
    </>
  )
}
