import { Link, paths } from '@stepwise/shared/routing'
import { Button, PageHeading } from '@stepwise/shared/ui'
import styles from './ExamSchedulePage.module.css'

export function BadAddress({ problems }: { problems: string[] }) {
  return (
    <div className={styles.message}>
      <PageHeading>We cannot show this timetable</PageHeading>
      <p>The address does not describe an exam that we can plan:</p>
      <ul>
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
