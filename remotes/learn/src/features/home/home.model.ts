import { $personId, $user, firstLoginOf, personalStore } from '@stepwise/shared/session'
import { combine, createEffect, createEvent, sample } from 'effector'
import { daysBetween, greetingFor } from './greeting.ts'

/** One of the two tabs of the home has opened. */
export const homeOpened = createEvent()

// With the person's id: the answer may come when someone else has signed in.
const $visit = personalStore<{ userId: string; days: number } | null>(null)

const countDaysFx = createEffect((userId: string) => ({ userId, days: daysBetween(firstLoginOf(userId), Date.now()) }))

/** Null until the days are counted. */
export const $greeting = combine($user, $visit, (user, visit) =>
  user && visit?.userId === user.id ? greetingFor(user.firstName, visit.days) : null,
)

sample({ clock: homeOpened, source: $personId, filter: (id) => id !== null, target: countDaysFx })
sample({ clock: countDaysFx.doneData, target: $visit })
// Without local storage, everyone is greeted as a new person.
sample({ clock: countDaysFx.fail, fn: ({ params }) => ({ userId: params, days: 0 }), target: $visit })
