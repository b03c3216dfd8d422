import { PageHeading } from '@stepwise/shared/ui'
import { useEffect } from 'react'
import type { Exam } from '../../features/exam/exam.ts'
import { examSchedule } from '../../features/exam/schedule.ts'
import { spokenLength, spokenTime } from '../../features/exam/times.ts'
import { endText, groupSteps, stepText, timetableFacts, timetableHint } from '../../features/exam/timetable.ts'
import styles from './ExamSchedulePage.module.css'
import { TimetableActions } from './TimetableActions.tsx'

/** The timetable on screen and on paper, with buttons for its files. */
export function Timetable({ exam }: { exam: Exam }) {
  const { steps, end } = examSchedule(exam)
  useNamedTitle(exam.name)
  return (
    <>
      <header className={styles.head}>
        <PageHeading className="ui-narrow">{exam.name}</PageHeading>
        <TimetableActions exam={exam} />
      </header>
      <dl className={styles.facts}>
        {timetableFacts(exam).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <table className={styles.table}>
        <caption className="ui-title">Exam timetable</caption>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">What to do</th>
            <th scope="col">For</th>
          </tr>
        </thead>
        {groupSteps(steps).map((group) => (
          <tbody key={group[0]?.from} data-kind={group[0]?.question ? 'question' : group[0]?.kind}>
            {group.map((step) => (
              <tr key={`${step.kind} ${step.from}`}>
                <th scope="row">{spokenTime(step.from)}</th>
                <td>{stepText(step)}</td>
                <td>{spokenLength(step.until - step.from)}</td>
              </tr>
            ))}
          </tbody>
        ))}
        <tbody data-kind="end">
          <tr>
            <th scope="row">{spokenTime(end)}</th>
            <td>{endText}</td>
            <td />
          </tr>
        </tbody>
      </table>
      <p className={styles.hint}>{timetableHint(exam)}</p>
    </>
  )
}

/** Puts the exam's name before the page's title, so that tabs with several timetables can be distinguished. */
function useNamedTitle(name: string): void {
  useEffect(() => {
    const prefix = `${name} - `
    document.title = `${prefix}${document.title}`
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length)
    }
  }, [name])
}
