import { $user, firstLoginOf, personalStore } from '@stepwise/shared/session'
import { combine, createEffect, createEvent, sample } from 'effector'
import { daysBetween, greetingFor } from './greeting.ts'

/** One of the two tabs of the home has opened. */
export const homeOpened = createEvent()

// Who was greeted is kept with the days, so that nobody sees the greeting of the person before.
const $visit = personalStore<{ userId: string; days: number } | null>(null)

const countDaysFx = createEffect((userId: string) => ({ userId, days: daysBetween(firstLoginOf(userId), Date.now()) }))

/** The heading of the home; null until it is known. */
export const $greeting = combine($user, $visit, (user, visit) =>
  user && visit?.userId === user.id ? greetingFor(user.firstName, visit.days) : null,
)

sample({ clock: homeOpened, source: $user.map((user) => user?.id ?? null), filter: Boolean, target: countDaysFx })
sample({ clock: countDaysFx.doneData, target: $visit })
// Local storage may be forbidden: then everybody begins.
sample({ clock: countDaysFx.fail, fn: ({ params }) => ({ userId: params, days: 0 }), target: $visit })
