import { EmptyState, PageHeading } from '@stepwise/shared/ui'
import { Card } from '../../features/layout/Card.tsx'
import { LearningCard } from './LearningCard.tsx'
import { ProfileCard } from './ProfileCard.tsx'
import styles from './ProfilePage.module.css'
import { SessionsCard } from './SessionsCard.tsx'
import { SettingsCard } from './SettingsCard.tsx'

/** /dashboard/settings/profile */
export default function ProfilePage() {
  return (
    <div>
      <PageHeading>Profile and settings</PageHeading>
      <div className={styles.cards}>
        <div className="ui-stack ui-gap-24">
          <ProfileCard />
          {/* Always empty. */}
          <Card title="Notifications">
            <EmptyState isSmall message="Nothing new yet. Watch this space." />
          </Card>
        </div>
        <div className="ui-stack ui-gap-24">
          <SettingsCard />
          <LearningCard />
          <SessionsCard />
        </div>
      </div>
    </div>
  )
}
