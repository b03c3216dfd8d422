import type { ContinueWith, Reminder } from '@stepwise/shared/contracts'
import { $personId, $user, daysSinceFirstLogin, personalStore } from '@stepwise/shared/session'
import { combine, createEffect, createEvent, sample } from 'effector'
import { $receivedReminders } from '../reminder/received-reminders.ts'
import { $continueWith } from './continue.model.ts'

/** One of the two tabs of the home has opened. */
export const homeOpened = createEvent()

const countDaysFx = createEffect(daysSinceFirstLogin)

/** Since the person first signed in on this browser. Null until they are counted. */
const $days = personalStore<number | null>(null).on(countDaysFx.doneData, (_, days) => days)

/** docs/product/homes.md#greeting */
export const $greeting = combine($user, $days, (user, days) =>
  user && days !== null ? `Hi ${user.firstName}, ${days <= 5 ? "let's begin..." : 'welcome back...'}` : null,
)

sample({ clock: homeOpened, source: $personId, filter: (id) => id !== null, target: countDaysFx })

interface HomeContent {
  continueWith?: ContinueWith | null | undefined
  reminders?: Reminder[] | null | undefined
}

/** What the frame of a home shows before any effect has run, with what came with the tab's content. */
export const homeStores = (home: HomeContent, days: number) =>
  [
    [$days, days],
    [$continueWith, home.continueWith ?? null],
    [$receivedReminders, home.reminders ?? []],
  ] as const
