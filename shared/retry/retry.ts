import { createEffect, createEvent, createStore, type Event, sample, scopeBind } from 'effector'

/** Seconds before the second attempt, the third, and so on; the last one goes on. */
const pauses = [2, 4, 8, 15, 30, 60]

/** Ends when it is time for the next attempt at what has failed this many times in a row. */
export const pauseBeforeRetry = (failures: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, 1000 * (pauses[failures - 1] ?? 60)))

/**
 * An event for the return of the network, by which a pause is cut short. It listens to the browser from the first of `starts`
 * on, so that only a page that waits for the network does.
 */
export function watchNetwork(starts: readonly Event<unknown>[]) {
  const networkReturned = createEvent()
  const $isWatching = createStore(false)
  const watchFx = createEffect(() => {
    addEventListener('online', scopeBind(networkReturned, { safe: true }) as () => void)
  })
  $isWatching.on(watchFx, () => true)
  sample({
    clock: [...starts],
    source: $isWatching,
    filter: (isWatching) => !isWatching,
    fn: () => {},
    target: watchFx,
  })
  return networkReturned
}
