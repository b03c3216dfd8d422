import { canStore, countUnstored } from '@stepwise/shared/drafts'
import { networkFailed } from '@stepwise/shared/http'
import { pauseBeforeRetry } from '@stepwise/shared/retry'
import { $sessionState } from '@stepwise/shared/session'
import { announced } from '@stepwise/shared/ui'
import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'

export const connectionWatched = createEvent()
/** The browser's own events; it does not know whether the server can be reached. */
export const browserWentOffline = createEvent()
export const browserCameOnline = createEvent()
const connectionLost = createEvent()
const connectionRestored = createEvent()

const pingTimeoutMs = 8000
/** The pause after so many failed pings, 30 seconds, repeats: a person who reads the banner waits for it to go. */
const longestPauseAfter = 5
/** Milliseconds for which 'back online' stays on the screen. */
const restoredShownMs = 6000

/** 'restored' for a moment after a loss. */
type Connection = 'online' | 'lost' | 'restored'
const $connection = createStore<Connection>('online')
const $isBrowserOffline = createStore(false)
/** Failed pings in a row. */
const $failedPings = createStore(0)

/** Rejects when the server cannot be reached; any answer will do, an error too. */
export const pingServerFx = createEffect(async () => {
  await fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(pingTimeoutMs) })
})
export const pauseFx = createEffect((failedPings: number) => pauseBeforeRetry(Math.min(failedPings, longestPauseAfter)))
export const showRestoredFx = createEffect((ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)))
/** A device that has room for a text now may have refused another one. */
export const askDeviceFx = createEffect(async () => countUnstored() === 0 && (await canStore()))
const watchBrowserFx = createEffect(() => {
  const listen = (name: string, event: typeof browserWentOffline) =>
    addEventListener(name, scopeBind(event, { safe: true }) as () => void)
  listen('offline', browserWentOffline)
  listen('online', browserCameOnline)
  return navigator.onLine
})
/** Parts that wait for the network listen to the browser's event, which does not come when only the server was away. */
const dispatchOnlineFx = createEffect(() => void dispatchEvent(new Event('online')))

/** Whether the device keeps what is done from now on; null until it has answered. */
const $doesDeviceKeep = createStore<boolean | null>(null)
  .on(askDeviceFx.doneData, (_, doesKeep) => doesKeep)
  .reset(connectionLost)

/** The text of the banner; null while there is none. */
export const $connectionMessage = combine(
  $connection,
  $sessionState,
  $doesDeviceKeep,
  (connection, session, doesDeviceKeep) => {
    if (connection === 'online') return null
    if (connection === 'restored') return 'You are back online.'
    if (session !== 'signed-in') return 'You are offline. Some things will not work until you are back.'
    if (doesDeviceKeep === null) return 'You are offline.'
    return doesDeviceKeep
      ? 'You are offline. Notes, favourites and finished steps are saved on this device until you are back.'
      : 'You are offline, and this device cannot save what you write. Leave this page open until you are back.'
  },
)
export const $isOffline = $connection.map((connection) => connection === 'lost')

$isBrowserOffline.on(browserWentOffline, () => true).on(browserCameOnline, () => false)
$failedPings.on(pingServerFx.fail, (count) => count + 1).reset(pingServerFx.done, browserWentOffline, browserCameOnline)
$connection
  .on(connectionLost, () => 'lost')
  .on(connectionRestored, () => 'restored')
  .on(showRestoredFx.done, (connection) => (connection === 'restored' ? 'online' : connection))

sample({ clock: connectionWatched, target: watchBrowserFx })
sample({
  clock: watchBrowserFx.doneData,
  filter: (isOnline) => !isOnline,
  fn: () => {},
  target: browserWentOffline,
})

const $canPing = combine($isBrowserOffline, pingServerFx.pending, (isOffline, isPinging) => !isOffline && !isPinging)
// One failed call may be an accident: ping the server before telling the person.
sample({
  clock: networkFailed,
  source: { canPing: $canPing, isLost: $isOffline },
  filter: ({ canPing, isLost }) => canPing && !isLost,
  fn: () => {},
  target: pingServerFx,
})
const pauseOver = sample({
  clock: pauseFx.done,
  source: $failedPings,
  // Otherwise another ping was made during the pause, and has a pause of its own.
  filter: (failedPings, { params }) => failedPings === params,
  fn: () => {},
})
sample({
  clock: [browserCameOnline, pauseOver],
  source: { canPing: $canPing, isLost: $isOffline },
  filter: ({ canPing, isLost }) => canPing && isLost,
  fn: () => {},
  target: pingServerFx,
})
sample({
  clock: pingServerFx.fail,
  source: { isOffline: $isBrowserOffline, failedPings: $failedPings },
  filter: ({ isOffline }) => !isOffline,
  fn: ({ failedPings }) => failedPings,
  target: pauseFx,
})

sample({
  clock: [browserWentOffline, pingServerFx.fail],
  source: $isOffline,
  filter: (isLost) => !isLost,
  fn: () => {},
  target: connectionLost,
})
sample({
  clock: pingServerFx.done,
  source: { isLost: $isOffline, isBrowserOffline: $isBrowserOffline },
  filter: ({ isLost, isBrowserOffline }) => isLost && !isBrowserOffline,
  fn: () => {},
  target: connectionRestored,
})
sample({ clock: connectionLost, target: askDeviceFx })
const lostConfirmed = sample({ clock: askDeviceFx.done, source: $isOffline, filter: (isLost) => isLost })
sample({ clock: [lostConfirmed, connectionRestored], source: $connectionMessage, filter: Boolean, target: announced })
sample({ clock: connectionRestored, target: dispatchOnlineFx })
sample({ clock: connectionRestored, fn: () => restoredShownMs, target: showRestoredFx })
