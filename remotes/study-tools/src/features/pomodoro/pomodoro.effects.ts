import { createEffect, type EventCallable, scopeBind } from 'effector'
import { notify } from './notify.ts'
import { prepareSound, soundAlarm } from './sound.ts'
import { readTimer, type Timer, tickMs } from './timer.ts'
import { withTimer } from './title.ts'
import { wakeUpIn } from './wake-up.ts'

const keyOf = (person: string) => `stepwise.pomodoro.${person}`
const alarmKeyOf = (person: string) => `stepwise.pomodoro-alarm.${person}`

export const readTimerFx = createEffect((person: string): Timer => readTimer(localStorage.getItem(keyOf(person))))
export const keepTimerFx = createEffect(({ person, timer }: { person: string; timer: Timer }) =>
  localStorage.setItem(keyOf(person), JSON.stringify(timer)),
)

let stopClock = () => {}
/**
 * Tells the time each second while a run goes on, on time at its end, and at once when a sleeping tab is looked at again. Null
 * stops it.
 */
export const followClockFx = createEffect((run: { targetTime: number; ticked: EventCallable<number> } | null) => {
  stopClock()
  if (!run) return
  const tell = scopeBind(run.ticked, { safe: true })
  const tick = () => tell(Date.now())
  const interval = setInterval(tick, tickMs)
  document.addEventListener('visibilitychange', tick)
  const callOff = wakeUpIn(run.targetTime - Date.now(), tick)
  stopClock = () => {
    clearInterval(interval)
    callOff()
    document.removeEventListener('visibilitychange', tick)
  }
})

let stopTabs = () => {}
/** Listens to what other tabs of this person do with the timer; to nobody when there is no person. */
export const followTabsFx = createEffect(
  (followed: { person: string; changedElsewhere: EventCallable<void> } | null) => {
    stopTabs()
    if (!followed) return
    const tell = scopeBind(followed.changedElsewhere, { safe: true })
    const hear = ({ key }: StorageEvent) => {
      if (key === keyOf(followed.person)) tell()
    }
    addEventListener('storage', hear)
    stopTabs = () => removeEventListener('storage', hear)
  },
)

export const showTitleFx = createEffect((words: string | null) => {
  const title = withTimer(document.title, words)
  if (title !== document.title) document.title = title
})

export const prepareSoundFx = createEffect(prepareSound)
/** Sounds once, in whichever tab of the person comes first. */
export const soundAlarmFx = createEffect(({ person, targetTime }: { person: string; targetTime: number }) => {
  if (localStorage.getItem(alarmKeyOf(person)) === String(targetTime)) return
  localStorage.setItem(alarmKeyOf(person), String(targetTime))
  soundAlarm()
})
export const notifyFx = createEffect(notify)
