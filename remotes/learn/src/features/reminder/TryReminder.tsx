import type { Step } from '@stepwise/shared/contracts'
import { formatLongDay } from '@stepwise/shared/dates'
import { useUnit } from 'effector-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { parseStepId } from '../step/step-address.ts'
import { dayAfter } from './days.ts'
import { $reminderRefused, $reminderWaiting, reminderChanged, remindersShown } from './reminder.model.ts'
import styles from './TryReminder.module.css'

const choices = [
  [1, 'Tomorrow'],
  [3, 'In three days'],
  [7, 'In a week'],
  [14, 'In two weeks'],
] as const

/** Below what a module's last step says to try: on which day the home asks how it went (docs/product/homes.md#reminders). */
export function TryReminder({ step, dueOn }: { step: Step; dueOn: string | null }) {
  const [refused, waiting, onShown, onChanged] = useUnit([
    $reminderRefused,
    $reminderWaiting,
    remindersShown,
    reminderChanged,
  ])
  const [days, setDays] = useState(7)
  const [hasChanged, setChanged] = useState(false)
  const id = useId()
  const state = useRef<HTMLParagraphElement>(null)
  useEffect(() => onShown(), [onShown])
  // The button that had the focus has left with its question.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change moves the focus
  useEffect(() => {
    if (hasChanged) state.current?.focus()
  }, [hasChanged, dueOn])

  const change = (day: string | null) => {
    onChanged({ stepId: step.id, path: parseStepId(step.id), dueOn: day })
    setChanged(true)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change(dayAfter(days))
  }

  return (
    <section className={styles.reminder} aria-label="Reminder">
      <p ref={state} tabIndex={-1}>
        {dueOn === null
          ? 'We can ask you later how it went.'
          : `From ${formatLongDay(dueOn)}, we will ask you how it went.`}
      </p>
      {refused !== null && <p role="alert">{`This was not saved. ${refused}`}</p>}
      {waiting !== null && <p>{waiting}</p>}
      {dueOn === null ? (
        <form className={styles.row} onSubmit={submit}>
          <label htmlFor={id}>When?</label>
          <select
            id={id}
            className={styles.select}
            value={days}
            onChange={(event) => setDays(Number(event.target.value))}
          >
            {choices.map(([count, words]) => (
              <option key={count} value={count}>
                {`${words}, ${formatLongDay(dayAfter(count))}`}
              </option>
            ))}
          </select>
          <button type="submit" className={styles.button}>
            Ask me then
          </button>
        </form>
      ) : (
        <button type="button" className={styles.button} onClick={() => change(null)}>
          Do not ask me
        </button>
      )}
    </section>
  )
}
