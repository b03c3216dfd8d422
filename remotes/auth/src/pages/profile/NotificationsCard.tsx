import { Drawing } from '@stepwise/shared/ui'
import { Card } from '../../features/layout/Card.tsx'
import styles from './NotificationsCard.module.css'

/** Always empty. */
export function NotificationsCard() {
  return (
    <Card title="Notifications">
      <div className={styles.root}>
        <Drawing src="/images/scenes/empty.svg" alt="" width={120} height={90} />
        <p>Nothing new yet. Watch this space.</p>
      </div>
    </Card>
  )
}
