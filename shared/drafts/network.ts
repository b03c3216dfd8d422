import { createEffect, createEvent, createStore, type Event, sample, scopeBind } from 'effector'

/** Seconds before the second attempt, the third, and so on; the last one goes on. */
const pauses = [2, 8, 30, 60]

/** Ends when it is time for the next attempt at what has failed so often. */
export const pauseAfter = (failures: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, 1000 * (pauses[failures - 1] ?? 60)))

/** Tells that the network is back, from the first of these events on. */
export function watchNetwork(starts: Event<unknown>[]) {
  const networkReturned = createEvent()
  const $isWatching = createStore(false)
  const watchFx = createEffect(() => {
    addEventListener('online', scopeBind(networkReturned, { safe: true }) as () => void)
  })
  $isWatching.on(watchFx, () => true)
  sample({ clock: starts, source: $isWatching, filter: (isWatching) => !isWatching, fn: () => {}, target: watchFx })
  return networkReturned
}
