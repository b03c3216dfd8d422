import { paths } from '@stepwise/shared/routing'
import { $isOnboarded } from '@stepwise/shared/session'
import { PageHeading } from '@stepwise/shared/ui'
import { IconDevices, IconHistory } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { Card, CardRow, CardRows } from '../../features/layout/Card.tsx'
import { StepUpDialog } from '../../features/security/StepUpDialog.tsx'
import { securityOpened } from '../../features/security/security.model.ts'
import styles from './AccountPage.module.css'
import { AnswersSections } from './AnswersSections.tsx'
import { DataExportSection } from './DataExportSection.tsx'
import { DeletionSection } from './DeletionSection.tsx'
import { EmailSection } from './EmailSection.tsx'
import { NameSection } from './NameSection.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { WaysInSection } from './WaysInSection.tsx'

/** /dashboard/settings/account: what a person sees and changes of their own account (docs/product/own-account.md). */
export default function AccountPage() {
  const [opened, isOnboarded] = useUnit([securityOpened, $isOnboarded])
  useEffect(() => opened(), [opened])
  return (
    <div className={styles.root} data-column="text">
      <PageHeading>Your account</PageHeading>
      <div className={styles.cards}>
        <NameSection />
        <EmailSection />
        <PasswordSection />
        <AnswersSections />
        <WaysInSection />
        <Card title="Sign-ins and changes" height="content">
          <CardRows>
            {/* Until then the profile leads to onboarding. */}
            {isOnboarded && (
              <CardRow
                icon={<IconDevices size={22} stroke={1.75} />}
                label="Where you are signed in"
                to={paths.profile.href({})}
              />
            )}
            <CardRow
              icon={<IconHistory size={22} stroke={1.75} />}
              label="Account activity"
              to={paths.accountActivity.href({})}
            />
          </CardRows>
        </Card>
        <DataExportSection />
        <DeletionSection />
      </div>
      <StepUpDialog />
    </div>
  )
}
