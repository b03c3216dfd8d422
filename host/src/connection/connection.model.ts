import { networkFailed } from '@stepwise/shared/http'
import { $sessionState } from '@stepwise/shared/session'
import { announced } from '@stepwise/shared/ui'
import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { askServer } from './connection.api.ts'

/** The host has started. */
export const connectionWatched = createEvent()
/** What the browser says; it does not know whether the server can be reached. */
export const browserWentOffline = createEvent()
export const browserCameOnline = createEvent()
const lost = createEvent()
const regained = createEvent()

/** Seconds between two questions while the server cannot be reached; the last one goes on. */
const pauses = [2, 4, 8, 15, 30]
/** Milliseconds for which 'back online' stays on the screen. */
const backShownFor = 6000

/** 'back' for the moments after a loss. */
type Connection = 'fine' | 'lost' | 'back'
const $connection = createStore<Connection>('fine')
const $isBrowserOffline = createStore(false)
/** Questions without an answer since the last one with. */
const $unanswered = createStore(0)

export const askServerFx = createEffect(askServer)
export const pauseFx = createEffect((ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)))
export const showBackFx = createEffect((ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)))
const watchBrowserFx = createEffect(() => {
  const listen = (name: string, event: typeof browserWentOffline) =>
    addEventListener(name, scopeBind(event, { safe: true }) as () => void)
  listen('offline', browserWentOffline)
  listen('online', browserCameOnline)
  return navigator.onLine
})
/** Tells every part that waits for the network, where the browser has said nothing. */
const tellPartsFx = createEffect(() => void dispatchEvent(new Event('online')))

/** What the banner says; null while all is well. */
export const $connectionWords = combine($connection, $sessionState, (connection, session) => {
  if (connection === 'fine') return null
  if (connection === 'back') return 'You are back online.'
  return session === 'signed-in'
    ? 'You are offline. Notes, favourites and finished steps are kept on this device until you are back.'
    : 'You are offline. Some things will not work until you are back.'
})
export const $isOffline = $connection.map((connection) => connection === 'lost')

$isBrowserOffline.on(browserWentOffline, () => true).on(browserCameOnline, () => false)
$unanswered.on(askServerFx.fail, (count) => count + 1).reset(askServerFx.done, browserWentOffline, browserCameOnline)
$connection
  .on(lost, () => 'lost')
  .on(regained, () => 'back')
  .on(showBackFx.done, (connection) => (connection === 'back' ? 'fine' : connection))

sample({ clock: connectionWatched, target: watchBrowserFx })
sample({
  clock: watchBrowserFx.doneData,
  filter: (isOnline) => !isOnline,
  fn: () => {},
  target: browserWentOffline,
})

const $canAsk = combine($isBrowserOffline, askServerFx.pending, (isOffline, isAsking) => !isOffline && !isAsking)
// One call that got no answer may have been an accident: the server is asked before anybody is alarmed.
sample({
  clock: networkFailed,
  source: { canAsk: $canAsk, isLost: $isOffline },
  filter: ({ canAsk, isLost }) => canAsk && !isLost,
  fn: () => {},
  target: askServerFx,
})
sample({
  clock: [browserCameOnline, pauseFx.done],
  source: { canAsk: $canAsk, isLost: $isOffline },
  filter: ({ canAsk, isLost }) => canAsk && isLost,
  fn: () => {},
  target: askServerFx,
})
sample({
  clock: askServerFx.fail,
  source: { isOffline: $isBrowserOffline, unanswered: $unanswered },
  filter: ({ isOffline }) => !isOffline,
  fn: ({ unanswered }) => 1000 * (pauses[unanswered - 1] ?? 30),
  target: pauseFx,
})

sample({
  clock: [browserWentOffline, askServerFx.fail],
  source: $isOffline,
  filter: (isLost) => !isLost,
  fn: () => {},
  target: lost,
})
sample({
  clock: askServerFx.done,
  source: { isLost: $isOffline, isBrowserOffline: $isBrowserOffline },
  filter: ({ isLost, isBrowserOffline }) => isLost && !isBrowserOffline,
  fn: () => {},
  target: regained,
})
sample({ clock: [lost, regained], source: $connectionWords, filter: Boolean, target: announced })
sample({ clock: regained, target: tellPartsFx })
sample({ clock: regained, fn: () => backShownFor, target: showBackFx })
