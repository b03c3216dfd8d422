import type { StepPath } from '@stepwise/shared/contracts'
import { stepPattern } from '@stepwise/shared/contracts/step-path'
import { isObject } from '@stepwise/shared/drafts'
import { call } from '@stepwise/shared/http'
import { personalStore } from '@stepwise/shared/session'
import { combine, createEvent, sample } from 'effector'
import { formatWaiting } from '../outbox/format-waiting.ts'
import { createPersonalOutbox } from '../outbox/personal-outbox.ts'
import { $step, stepLeft, stepReminded, stepRequested } from '../step/step.model.ts'
import { $receivedReminders } from './received-reminders.ts'

interface ReminderChange {
  path: StepPath
  /** A day such as 2026-11-28; null: the person is not to be asked. */
  dueOn: string | null
}

/** A page that shows reminders is on screen: what an earlier visit has left is sent. */
export const remindersShown = createEvent()
export const reminderChanged = createEvent<{ stepId: string } & ReminderChange>()

/** By the id of the step. The call is harmless when made twice. */
export const remindersOutbox = createPersonalOutbox({
  area: 'reminders-outbox',
  discardsRefused: true,
  send: ({ path, dueOn }: ReminderChange) =>
    call(`PUT ${stepPattern}/reminder`, { params: path, body: { due_on: dueOn } }),
  isPayload: (value): value is ReminderChange =>
    isObject(value) && isObject(value.path) && (value.dueOn === null || typeof value.dueOn === 'string'),
})

$receivedReminders.on(reminderChanged, (reminders, { stepId }) =>
  reminders.filter((reminder) => reminder.stepId !== stepId),
)
/** What the home asks about: the server may not know yet what has been put off or taken back. */
export const $dueReminders = combine($receivedReminders, remindersOutbox.$entries, (reminders, entries) =>
  reminders.filter(({ stepId }) => entries[stepId] === undefined),
)
/** Why the server has refused the last change at the step on screen; null when it has not. */
export const $reminderRefused = personalStore<string | null>(null)
  .on(remindersOutbox.refused, (_, { message }) => message)
  .reset(reminderChanged, stepRequested, stepLeft)
/** The words for a change at the step on screen that could not be sent yet; null while there is none. */
export const $reminderWaiting = combine($step, remindersOutbox.$entries, (step, entries) =>
  step ? formatWaiting('Your reminder', entries[step.id]) : null,
)

sample({ clock: remindersShown, target: remindersOutbox.opened })
sample({ clock: reminderChanged, fn: ({ stepId, dueOn }) => ({ id: stepId, dueOn }), target: stepReminded })
sample({
  clock: reminderChanged,
  fn: ({ stepId, ...payload }) => ({ key: stepId, payload }),
  target: remindersOutbox.posted,
})
sample({ clock: remindersOutbox.refused, fn: ({ key: id }) => ({ id, dueOn: null }), target: stepReminded })
