import { Button, PageHeading } from '@stepwise/shared/ui'
import { IconPrinter } from '@tabler/icons-react'
import { type Exam, lengthOf, minutesPerQuestion } from '../../features/exam/exam.ts'
import { examSchedule, type ScheduleStep } from '../../features/exam/schedule.ts'
import { spokenLength, spokenTime } from '../../features/exam/times.ts'
import { spokenDay } from '../../features/tool/dates.ts'
import styles from './ExamSchedulePage.module.css'
import { stepWords } from './step-words.ts'

/** The timetable on screen and on paper. */
export function Timetable({ exam }: { exam: Exam }) {
  const { steps, end } = examSchedule(exam)
  const facts = [
    ['When', `${spokenDay(exam.date)}, ${spokenTime(exam.start)} to ${spokenTime(end)}`],
    ['Working time', spokenLength(lengthOf(exam)) + (exam.extraTime > 0 ? `, with ${exam.extraTime}% extra time` : '')],
    ['Rest breaks', exam.breaks > 0 ? `${exam.breaks} of ${spokenLength(exam.breakMinutes)}; the clock stops` : null],
    ['Each question', `about ${spokenLength(minutesPerQuestion(exam))}`],
  ].filter((fact): fact is [string, string] => fact[1] !== null)
  return (
    <>
      <header className={styles.head}>
        <PageHeading>{exam.name}</PageHeading>
        <Button
          className={styles.button}
          leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden />}
          onClick={() => window.print()}
        >
          Print
        </Button>
      </header>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <table className={styles.table}>
        <caption>Exam timetable</caption>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">What to do</th>
            <th scope="col">For</th>
          </tr>
        </thead>
        {groupsOf(steps).map((group) => (
          <tbody key={group[0]?.from} data-kind={group[0]?.question ? 'question' : group[0]?.kind}>
            {group.map((step) => (
              <tr key={`${step.kind} ${step.from}`}>
                <th scope="row">{spokenTime(step.from)}</th>
                <td>{stepWords(step)}</td>
                <td>{spokenLength(step.until - step.from)}</td>
              </tr>
            ))}
          </tbody>
        ))}
        <tbody data-kind="end">
          <tr>
            <th scope="row">{spokenTime(end)}</th>
            <td>End of the exam</td>
            <td />
          </tr>
        </tbody>
      </table>
      <p className={styles.hint}>Times are rounded to the minute. Check them against what your exam paper says.</p>
    </>
  )
}

/** The steps of a question stay together. */
function groupsOf(steps: ScheduleStep[]): ScheduleStep[][] {
  const groups: ScheduleStep[][] = []
  for (const step of steps) {
    const last = groups.at(-1)
    if (last && step.question !== undefined && last[0]?.question === step.question) last.push(step)
    else groups.push([step])
  }
  return groups
}
