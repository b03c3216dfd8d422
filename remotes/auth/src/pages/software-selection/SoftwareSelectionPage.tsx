import { useNavigate } from '@stepwise/shared/routing'
import { $user, homePath } from '@stepwise/shared/session'
import { PageHeading, Skeleton } from '@stepwise/shared/ui'
import { Form, SubmitButton, useProductForm } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import footBar from '../../features/layout/FootBar.module.css'
import { SoftwareChoice, SoftwareChoiceSkeleton } from '../../features/sign-up/SoftwareChoice.tsx'
import {
  $groups,
  saveSoftwareFx,
  softwareChoiceOpened,
  someSoftware,
} from '../../features/sign-up/software-choice.model.ts'
import styles from './SoftwareSelectionPage.module.css'

/** Settings: which software a person uses. Saving leads home. */
export default function SoftwareSelectionPage() {
  const [groups, user, opened, save] = useUnit([$groups, $user, softwareChoiceOpened, saveSoftwareFx])
  const navigate = useNavigate()
  useEffect(() => opened(), [opened])
  const form = useProductForm({
    name: 'software-selection',
    initialValues: { softwareIds: user?.softwares.map(({ id }) => id) ?? [] },
    rules: { softwareIds: [someSoftware] },
    send: async ({ softwareIds }) => {
      await save(softwareIds)
      navigate(homePath)
    },
  })
  if (!groups) {
    return (
      <div>
        <Skeleton width="min(100%, 28rem)" height={38} mb={24} />
        <SoftwareChoiceSkeleton />
      </div>
    )
  }
  return (
    <div>
      <PageHeading>Select your Assistive Technology</PageHeading>
      <p className={styles.lead}>
        Choose everything you use. You can change this at any time, and you will not lose your progress.
      </p>
      <Form
        form={form}
        buttons={
          <div className={footBar.bar} data-stays data-foot-bar>
            <SubmitButton isBusy={form.isBusy} busyLabel="SAVING…">
              SAVE
            </SubmitButton>
          </div>
        }
      >
        <SoftwareChoice groups={groups} {...form.field('softwareIds')} />
      </Form>
    </div>
  )
}
