import { formatLongDay } from '@stepwise/shared/dates'
import { Link, paths } from '@stepwise/shared/routing'
import { announced, Button } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useEffect, useId, useRef } from 'react'
import { parseStepId } from '../step/step-address.ts'
import styles from './DueReminders.module.css'
import { dayAfter } from './days.ts'
import { $dueReminders, reminderChanged, remindersShown } from './reminder.model.ts'

/** The home asks how went what the person wanted to try (docs/product/homes.md#reminders). */
export default function DueReminders() {
  const [reminders, onShown, onChanged, announce] = useUnit([$dueReminders, remindersShown, reminderChanged, announced])
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => onShown(), [onShown])
  if (reminders.length === 0) return null

  const change = (stepId: string, dueOn: string | null, words: string) => {
    // The buttons of this one leave: with the last one the section does too, and the page's heading is next.
    if (reminders.length > 1) heading.current?.focus()
    else document.querySelector<HTMLElement>('h1')?.focus()
    onChanged({ stepId, path: parseStepId(stepId), dueOn })
    announce(words)
  }
  return (
    <section className={styles.reminders} aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1} className="ui-lead ui-below-8">
        How did it go?
      </h2>
      <ul className="ui-grid ui-gap-16 ui-list">
        {reminders.map(({ stepId, name, url }) => (
          <li key={stepId}>
            <p className="ui-below-8">
              <span>{'You wanted to try something from '}</span>
              <Link to={url} className="ui-brand">
                {name}
              </Link>
            </p>
            <div className="ui-wrap ui-gap-8">
              <Button
                component={Link}
                to={`${paths.reflect.href({})}?write=${encodeURIComponent(name)}`}
                aria-label={`Write about it: ${name}`}
              >
                Write about it
              </Button>
              <Button
                variant="default"
                aria-label={`Ask me in a week: ${name}`}
                onClick={() => change(stepId, dayAfter(7), `We will ask you on ${formatLongDay(dayAfter(7))}.`)}
              >
                Ask me in a week
              </Button>
              <Button
                variant="default"
                aria-label={`Done: ${name}`}
                onClick={() => change(stepId, null, 'We will not ask again.')}
              >
                Done
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
