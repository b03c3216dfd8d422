import { useLocation, useParams } from '@stepwise/shared/routing'
import { DisplaySettingsButton } from '@stepwise/shared/ui'
import { readExam } from '../../features/exam/exam.ts'
import { fieldsOfAddress } from '../../features/exam/exam-address.ts'
import { BadAddress } from './BadAddress.tsx'
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
      </div>
    </main>
  )
}
