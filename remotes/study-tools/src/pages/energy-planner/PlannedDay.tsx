import { CopyButton } from '@stepwise/shared/ui/forms'
import parts from '../../features/small-app/SmallAppPage.module.css'
import styles from './EnergyPlannerPage.module.css'
import { formatDay, formatEntry, formatSpan, formatSummary, formatUnplaced } from './format-day.ts'
import { type Day, planDay } from './plan-day.ts'

/** Each task at its time, and what did not fit. */
export function PlannedDay({ day }: { day: Day }) {
  const planned = planDay(day)
  const text = formatDay(day, planned)
  return (
    <section className={parts.part} aria-labelledby="energy-result">
      <h2 id="energy-result">Your planned day</h2>
      <p>{formatSummary(day, planned)}</p>
      <ol className={styles.day}>
        {planned.entries.map((entry) => {
          const { name, detail } = formatEntry(entry)
          return (
            <li key={entry.from} data-kind={entry.kind}>
              <span>{formatSpan(entry)}</span> <strong>{name}</strong> <span className={parts.hint}>{detail}</span>
            </li>
          )
        })}
      </ol>
      <h3 id="energy-unplaced">What did not fit</h3>
      {planned.unplaced.length === 0 ? (
        <p>Everything fits.</p>
      ) : (
        <>
          <ul aria-labelledby="energy-unplaced">
            {planned.unplaced.map((item, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two tasks may be the same, and none has a state of its own
              <li key={place}>{formatUnplaced(item)}</li>
            ))}
          </ul>
          <p>Move these to another day, make them shorter, or ask who else could do them.</p>
        </>
      )}
      <CopyButton key={text} name="planned day" text={text} />
      <p>
        <strong>This planner follows simple rules, and you know your day better.</strong> Change what does not fit, and
        leave some time free.
      </p>
    </section>
  )
}
