import { createEffect, createEvent, scopeBind } from 'effector'

/** Seconds before the second attempt, the third, and so on; the last one goes on. */
const pauses = [2, 4, 8, 15, 30, 60]

/** Ends when it is time for the next attempt at what has failed so often. */
export const pauseAfter = (failures: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, 1000 * (pauses[failures - 1] ?? 60)))

/** The browser, or the host after asking the server, says that the network is back. */
export const networkReturned = createEvent()

let isListening = false
/** Begins to listen for `networkReturned`: only those few pages do that wait for it. */
export const awaitNetworkFx = createEffect(() => {
  if (isListening) return
  isListening = true
  addEventListener('online', scopeBind(networkReturned, { safe: true }) as () => void)
})
