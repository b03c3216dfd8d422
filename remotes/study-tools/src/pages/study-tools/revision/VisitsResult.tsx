import { asFileName, saveFile } from '@stepwise/shared/files'
import { announced, Button } from '@stepwise/shared/ui'
import { IconCalendarDown } from '@tabler/icons-react'
import type { Dayjs } from 'dayjs'
import { useUnit } from 'effector-react'
import { isoDay, spokenDay } from '../../../features/tool/dates.ts'
import { PrintSheet } from '../../../features/tool/PrintSheet.tsx'
import tool from '../../../features/tool/tool.module.css'
import { formatNumber, formatPlan, formatVisit, visitsCalendar } from './visits.model.ts'
import { type VisitPlan, visitsByDay } from './visits.ts'

/** The visits by day, for the screen, for paper and for a calendar. */
export function VisitsResult({ plan, exam }: { plan: VisitPlan; exam: Dayjs }) {
  const announce = useUnit(announced)
  const { visits, unplaced } = plan
  const days = visitsByDay(visits).flatMap((day) => (day[0] ? [{ day: day[0].day, visits: day }] : []))
  function saveCalendar() {
    const name = `${asFileName(`Revision until ${spokenDay(exam)}`)}.ics`
    saveFile(name, 'text/calendar;charset=utf-8', visitsCalendar(visits, exam, new Date()))
    announce('Your calendar file is saved. Open it to add the visits to your calendar.')
  }
  return (
    <section className={tool.result} aria-labelledby="visits-result">
      <h3 id="visits-result" className="ui-normal ui-below-4">
        Your visits
      </h3>
      <p className={tool.note}>{formatPlan(plan)}</p>
      {unplaced.length > 0 && (
        <p className={tool.note}>
          {`There is no time for: ${unplaced.join(', ')}. Choose more days, more minutes a day or shorter visits.`}
        </p>
      )}
      {days.length > 0 && (
        <>
          <div className={tool.actions}>
            <Button
              variant="default"
              leftSection={<IconCalendarDown size={20} stroke={1.75} aria-hidden />}
              onClick={saveCalendar}
            >
              Save for my calendar
            </Button>
            <PrintSheet title="My revision visits">
              <p>{`Exam: ${spokenDay(exam)}. ${formatPlan(plan)}`}</p>
              <table>
                <thead>
                  <tr>
                    <th scope="col">When</th>
                    <th scope="col">What</th>
                    <th scope="col">Done</th>
                  </tr>
                </thead>
                <tbody>
                  {visits.map((visit) => (
                    <tr key={`${visit.topic} ${visit.number}`}>
                      <td>{visit.day.format('ddd D MMM')}</td>
                      <td>{`${formatVisit(visit)} (${formatNumber(visit)})`}</td>
                      <td>□</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </PrintSheet>
          </div>
          {days.map(({ day, visits }) => (
            <section key={isoDay(day)} aria-labelledby={`visits-${isoDay(day)}`}>
              <h4 id={`visits-${isoDay(day)}`}>{spokenDay(day)}</h4>
              <ul>
                {visits.map((visit) => (
                  <li key={visit.topic}>{`${formatVisit(visit)} (${formatNumber(visit)})`}</li>
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
    </section>
  )
}
