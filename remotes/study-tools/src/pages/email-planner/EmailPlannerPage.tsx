import { SmallAppPage } from '../../features/small-app/SmallAppPage.tsx'
import { EmailForm } from './EmailForm.tsx'
import { EmailResult } from './EmailResult.tsx'
import { emailPlanner } from './email-planner.model.ts'

/** docs/product/steps-and-player.md#small-apps */
export default function EmailPlannerPage() {
  return (
    <SmallAppPage
      app={emailPlanner}
      title="Email planner"
      intro="Answer the questions. You get a subject line and a short email, to change and copy into your own email program."
      first="email-who"
    >
      {(values) => (
        <>
          <EmailForm initialValues={values} />
          {values.email && <EmailResult email={values.email} />}
        </>
      )}
    </SmallAppPage>
  )
}
