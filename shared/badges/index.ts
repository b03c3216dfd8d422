import { createEvent, sample } from 'effector'
import type { Badge } from '../contracts/index.ts'
import { $user, userChanged } from '../session/index.ts'

/** A call has answered with all badges that the person has now. */
export const badgesReceived = createEvent<Badge[]>()

export const $badges = $user.map((user) => user?.badges ?? [])

sample({ clock: badgesReceived, fn: (badges) => ({ badges }), target: userChanged })
