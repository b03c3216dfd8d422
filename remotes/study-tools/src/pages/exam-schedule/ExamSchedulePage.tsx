import { useLocation, useParams } from '@stepwise/shared/routing'
import { readExam } from '../../features/exam/exam.ts'
import { fieldsOfAddress } from '../../features/exam/exam-address.ts'
import { BadAddress } from './BadAddress.tsx'
import styles from './ExamSchedulePage.module.css'
import { Timetable } from './Timetable.tsx'

/** Spec 2.1: the printable timetable of an exam, all of it from the address. Nothing in the address is believed unread. */
export default function ExamSchedulePage() {
  const { exam, problems } = readExam(fieldsOfAddress(useParams(), new URLSearchParams(useLocation().search)))
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      {exam ? <Timetable exam={exam} /> : <BadAddress problems={Object.values(problems)} />}
    </main>
  )
}
