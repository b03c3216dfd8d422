import { SmallAppPage } from '../../features/small-app/SmallAppPage.tsx'
import { PrintedSheet } from '../../features/tool/PrintSheet.tsx'
import { PassportForm } from './PassportForm.tsx'
import { PassportResult } from './PassportResult.tsx'
import { makePassport, passportTitle } from './passport.ts'
import { workplacePassport } from './workplace-passport.model.ts'

/** docs/product/steps-and-player.md#small-apps */
export default function WorkplacePassportPage() {
  return (
    <SmallAppPage
      app={workplacePassport}
      title="Workplace passport"
      intro="Say what helps you at work and what you have agreed. You get a passport to copy or print."
      first="passport-about"
    >
      {({ isMade, ...answers }) => (
        <>
          <PassportForm initialValues={answers} />
          {isMade ? (
            <PassportResult passport={makePassport(answers)} />
          ) : (
            <PrintedSheet title={passportTitle}>
              <p>There is no passport to print yet. Choose “Make my passport” first.</p>
            </PrintedSheet>
          )}
        </>
      )}
    </SmallAppPage>
  )
}
