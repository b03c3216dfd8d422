import type { Step } from '@stepwise/shared/contracts'
import { useLocation } from '@stepwise/shared/routing'
import { Drawing } from '@stepwise/shared/ui'
import { IconExternalLink } from '@tabler/icons-react'
import styles from './AppBody.module.css'
import { TextBody } from './TextBody.tsx'

export function AppBody({ step }: { step: Step }) {
  const { app, link } = step
  const { pathname, search } = useLocation()
  return (
    <>
      {app && (
        <div className={styles.app}>
          <p className={styles.description}>{app.description}</p>
          {/* One tab for each app: its fields are not open in two. */}
          <a className={styles.launch} href={appAddress(link, pathname + search)} target={link?.replace(/\?.*/, '')}>
            <span className={styles.hint}>Click the icon to launch the app</span>{' '}
            {/* Without words of its own: the link is named by those that are seen. */}
            <Drawing src={app.buttonImage} alt="" width={160} height={160} />{' '}
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

/** The app's page leads back to the step. */
function appAddress(link: string | null, step: string) {
  return link === null ? undefined : `${link}${link.includes('?') ? '&' : '?'}step=${encodeURIComponent(step)}`
}
