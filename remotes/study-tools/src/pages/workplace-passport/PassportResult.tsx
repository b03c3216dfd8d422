import { CopyButton } from '@stepwise/shared/ui/forms'
import parts from '../../features/small-app/SmallAppPage.module.css'
import { PrintSheet } from '../../features/tool/PrintSheet.tsx'
import { PassportParts } from './PassportParts.tsx'
import { type PassportPart, passportHtml, passportText, passportTitle } from './passport.ts'
import styles from './WorkplacePassport.module.css'

/** What is in the fields now, to read, to copy and to print. */
export function PassportResult({ passport }: { passport: PassportPart[] }) {
  const text = passportText(passport)
  return (
    <section className={parts.part} aria-labelledby="passport-result">
      <h2 id="passport-result">{passportTitle}</h2>
      <div className={styles.passport}>
        <PassportParts passport={passport} level={3} />
      </div>
      <div className="ui-wrap ui-gap-12 ui-top">
        {/* What was copied before may differ from another text. */}
        <CopyButton key={text} name="passport" text={text} html={passportHtml(passport)} />
        <PrintSheet title={passportTitle}>
          <PassportParts passport={passport} level={2} />
        </PrintSheet>
      </div>
    </section>
  )
}
