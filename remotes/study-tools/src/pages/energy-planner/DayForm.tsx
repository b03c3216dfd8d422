import { formatMinutes } from '@stepwise/shared/counts'
import { NativeSelect } from '@stepwise/shared/ui/forms'
import parts from '../../features/small-app/SmallAppPage.module.css'
import styles from './EnergyPlannerPage.module.css'
import { type EnergyPlan, MAX_HOURS } from './energy-planner.model.ts'
import { formatEnd, formatSpan, formatTime } from './format-day.ts'
import { type Energy, listHours } from './plan-day.ts'
import { usePlanChange } from './use-plan-change.ts'

const starts = Array.from({ length: 24 * 4 }, (_, quarter) => ({
  value: String(quarter / 4),
  label: formatTime(quarter * 15),
}))
const energies: { value: Energy; label: string }[] = [
  { value: 'high', label: 'High' },
  { value: 'middle', label: 'Middle' },
  { value: 'low', label: 'Low' },
  { value: 'rest', label: 'Rest' },
]

/** When the day starts and ends, and the energy of each of its hours. */
export function DayForm({ plan }: { plan: EnergyPlan }) {
  const change = usePlanChange(plan)
  const ends = Array.from({ length: MAX_HOURS * 4 }, (_, index) => ({
    value: String((index + 1) / 4),
    label: `${formatEnd(plan.start, (index + 1) / 4)} (${formatMinutes((index + 1) * 15)})`,
  }))

  function changeHours(next: { start?: number; length?: number }) {
    const { start, length } = { ...plan, ...next }
    const hours = formatMinutes(length * 60)
    change({ next, said: `Your day: ${formatTime(start * 60)} to ${formatEnd(start, length)}, ${hours}.` })
  }
  return (
    <section className={parts.part} aria-labelledby="energy-hours">
      <h2 id="energy-hours">Hours and energy</h2>
      <div className={styles.fields}>
        <NativeSelect
          id="energy-start"
          label="Start of your day"
          data={starts}
          value={plan.start}
          onChange={(event) => changeHours({ start: Number(event.currentTarget.value) })}
        />
        <NativeSelect
          label="End of your day"
          data={ends}
          value={plan.length}
          onChange={(event) => changeHours({ length: Number(event.currentTarget.value) })}
        />
      </div>
      <fieldset className={styles.energy} aria-describedby="energy-hint">
        <legend className="ui-strong">How much energy do you expect?</legend>
        <p id="energy-hint" className={parts.hint}>
          Choose Rest for breaks and for hours when you do no tasks.
        </p>
        <div className={styles.fields}>
          {listHours(plan).map(({ hour, ...span }) => (
            <NativeSelect
              key={hour}
              label={formatSpan(span)}
              data={energies}
              value={plan.energyOf[hour]}
              onChange={(event) =>
                change({ next: { energyOf: plan.energyOf.with(hour, event.currentTarget.value as Energy) } })
              }
            />
          ))}
        </div>
      </fieldset>
    </section>
  )
}
