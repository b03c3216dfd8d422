import type { Stretch } from '@stepwise/shared/contracts'
import { call } from '@stepwise/shared/http'
import { personalStore } from '@stepwise/shared/session'
import { createEffect, createEvent, sample } from 'effector'

/** The timer's dialog is open: a break may come. */
export const stretchesWanted = createEvent()

/** Without them a break has no stretch, and the timer goes on. */
export const loadStretchesFx = createEffect(() => call('GET /stretches', { failures: 'caller' }))

/** Those of the page about desk stretches, in its order (docs/product/study-tools.md#stretch). Empty until they are loaded. */
export const $stretches = personalStore<Stretch[]>([])
$stretches.on(loadStretchesFx.doneData, (_, { stretches }) => stretches)

sample({
  clock: stretchesWanted,
  source: loadStretchesFx.pending,
  filter: (is) => !is,
  fn: () => {},
  target: loadStretchesFx,
})

/** The stretch for the break after this many rounds of focus, one after the other; any whole number gives one, if there are any. */
export function stretchFor(stretches: Stretch[], rounds: number): Stretch | undefined {
  return stretches.at((Math.trunc(rounds) - 1) % stretches.length)
}
