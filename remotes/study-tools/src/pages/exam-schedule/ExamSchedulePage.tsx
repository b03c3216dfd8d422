import { HelpLink } from '@stepwise/shared/help'
import { Link, paths, useLocation, useParams } from '@stepwise/shared/routing'
import { Button, DisplaySettingsButton, PageHeading } from '@stepwise/shared/ui'
import { readExam } from '../../features/exam/exam.ts'
import { fieldsOfAddress } from '../../features/exam/exam-address.ts'
import styles from './ExamSchedulePage.module.css'
import { Timetable } from './Timetable.tsx'

/** The printable timetable of the exam in the address (docs/product/study-tools.md#exam-address). */
export default function ExamSchedulePage() {
  const { exam, problems } = readExam(fieldsOfAddress(useParams(), new URLSearchParams(useLocation().search)))
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      {exam ? <Timetable exam={exam} /> : <BadAddress problems={Object.values(problems)} />}
      <div className={styles.foot}>
        <DisplaySettingsButton />
        <HelpLink />
      </div>
    </main>
  )
}

function BadAddress({ problems }: { problems: string[] }) {
  return (
    <div className={styles.message}>
      <PageHeading className="ui-narrow">We cannot show this timetable</PageHeading>
      <p>The address does not describe an exam that we can plan:</p>
      <ul className="ui-flat">
        {[...new Set(problems)].map((problem) => (
          <li key={problem}>{`${problem}.`}</li>
        ))}
      </ul>
      <Button component={Link} to={`${paths.studyTools.href({})}?tool=exam`}>
        Go to the Exam Calculator
      </Button>
    </div>
  )
}
