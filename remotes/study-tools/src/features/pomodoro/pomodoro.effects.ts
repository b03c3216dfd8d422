import { signedOut } from '@stepwise/shared/session'
import { createEffect, createEvent, createStore, type EventCallable, sample, scopeBind } from 'effector'
import { notify } from './notify.ts'
import { openAudio, playAlarm } from './sound.ts'
import { clockOffset, moved, parseTimer, type Timer, tickMs, timeNow, withTimerPrefix } from './timer.ts'

const buildKey = (person: string) => `stepwise.pomodoro.${person}`
const buildAlarmKey = (person: string) => `stepwise.pomodoro-alarm.${person}`

export const loadTimerFx = createEffect(
  (person: string): Timer => moved(parseTimer(localStorage.getItem(buildKey(person))), -clockOffset()),
)
export const storeTimerFx = createEffect(({ person, timer }: { person: string; timer: Timer }) =>
  localStorage.setItem(buildKey(person), JSON.stringify(moved(timer, clockOffset()))),
)

interface Clock {
  /** When the run ends, in ms. */
  targetTime: number
  ticked: EventCallable<number>
  /** The device's clock was set, or the computer has slept. */
  clockSet: EventCallable<void>
}

/** Ticks each second during a run, in time at its end, and at once when the tab becomes visible again. */
export const clock = createSubscription(({ targetTime, ticked, clockSet }: Clock) => {
  const noteClockSet = scopeBind(clockSet, { safe: true })
  let offset = clockOffset()
  const tickInScope = scopeBind(ticked, { safe: true })
  const tick = () => {
    const isSet = Math.abs(clockOffset() - offset) > tickMs
    offset = clockOffset()
    if (isSet) noteClockSet()
    tickInScope(timeNow())
  }
  const interval = setInterval(tick, tickMs)
  document.addEventListener('visibilitychange', tick)
  const stopWorker = wakeUpIn(targetTime - timeNow(), tick)
  return () => {
    clearInterval(interval)
    document.removeEventListener('visibilitychange', tick)
    stopWorker()
  }
})

interface OtherTabs {
  person: string
  timerChanged: EventCallable<void>
}

/** Listens to what other tabs of a person do with the timer. */
export const otherTabs = createSubscription(({ person, timerChanged }: OtherTabs) => {
  const changeInScope = scopeBind(timerChanged, { safe: true })
  const onStorage = ({ key }: StorageEvent) => {
    if (key === buildKey(person)) changeInScope()
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
})

export const showTitleFx = createEffect((prefix: string | null) => {
  const title = withTimerPrefix(document.title, prefix)
  if (title !== document.title) document.title = title
})

export const openAudioFx = createEffect(openAudio)
export const tryAlarmFx = createEffect(playAlarm)
interface Alarm {
  person: string
  /** When the run began. */
  startTime: number
  audio: AudioContext | null
}
/** Sounds once for the end of a run, in the first tab of the person that gets here. */
export const soundAlarmFx = createEffect(({ person, startTime, audio }: Alarm) => {
  if (localStorage.getItem(buildAlarmKey(person)) === String(startTime)) return audio
  localStorage.setItem(buildAlarmKey(person), String(startTime))
  return playAlarm(audio)
})
export const notifyFx = createEffect(notify)

/**
 * At most one subscription at a time: `changed` ends the one before and begins another one, or none for null. A sign-out ends it
 * too. `subscribe` returns what ends the subscription.
 */
function createSubscription<Source>(subscribe: (source: Source) => () => void) {
  const changed = createEvent<Source | null>()
  const $subscription = createStore<{ end: () => void } | null>(null, { serialize: 'ignore' })
  const subscribeFx = createEffect((source: Source) => ({ end: subscribe(source) }))
  const endFx = createEffect(({ end }: { end: () => void }) => end())

  sample({
    clock: [changed, signedOut],
    source: $subscription,
    filter: (subscription) => subscription !== null,
    target: endFx,
  })
  sample({ clock: changed, filter: (source): source is Source => source !== null, target: subscribeFx })
  $subscription.on(subscribeFx.doneData, (_, subscription) => subscription).reset(endFx)
  return { changed, subscribeFx }
}

// Not `new Worker(new URL(…))` in one expression: it would be bundled as a worker, with the federation runtime.
const workerUrl = new URL('./wake-worker.js', import.meta.url)

/** Calls `wake` after `ms`, in time even in a hidden tab. Returns what cancels it. */
function wakeUpIn(ms: number, wake: () => void): () => void {
  if (typeof Worker === 'undefined') return () => {}
  const worker = new Worker(workerUrl)
  worker.onmessage = wake
  worker.postMessage(ms)
  return () => worker.terminate()
}
