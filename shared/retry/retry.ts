import { createEffect, createEvent, createStore, sample, scopeBind, type Unit } from 'effector'

/** Seconds before the second attempt, the third, and so on; the last one repeats. */
const pauses = [2, 4, 8, 15, 30, 60]

/** Resolves when the next attempt is due after this many failures in a row (1 or more). Never rejects. */
export const pauseBeforeRetry = (failures: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, 1000 * (pauses[failures - 1] ?? 60)))

/**
 * An event for the return of the network, which makes the next attempt at once. The browser's `online` is listened to from the
 * first of `starts` on, so that only a page that needs the network does.
 */
export function watchNetwork(starts: readonly Unit<unknown>[]) {
  const networkReturned = createEvent()
  const $isWatching = createStore(false)
  const watchFx = createEffect(() => {
    const announce = scopeBind(networkReturned, { safe: true })
    addEventListener('online', () => announce())
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
