import type { Reminder } from '@stepwise/shared/contracts'
import { personalStore } from '@stepwise/shared/session'
import { createEvent } from 'effector'

/** The content of a home tab came with what is due. */
export const remindersReceived = createEvent<Reminder[] | null | undefined>()

/** What was due when the server was asked last. A file of its own, because every home imports it, and few have something that is due. */
export const $receivedReminders = personalStore<Reminder[]>([]).on(remindersReceived, (_, reminders) => reminders ?? [])
