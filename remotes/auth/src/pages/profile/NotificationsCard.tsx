import { EmptyState } from '@stepwise/shared/ui'
import { Card } from '../../features/layout/Card.tsx'

/** Always empty. */
export function NotificationsCard() {
  return (
    <Card title="Notifications">
      <EmptyState isSmall message="Nothing new yet. Watch this space." />
    </Card>
  )
}
