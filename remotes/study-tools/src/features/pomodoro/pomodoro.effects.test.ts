import { signedOut } from '@stepwise/shared/session'
import { allSettled, createEvent, createWatch, fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { clock, otherTabs, soundAlarmFx } from './pomodoro.effects.ts'
import { timeNow } from './timer.ts'

const ticked = createEvent<number>()
const timerChanged = createEvent()
const clockSet = createEvent()
let start = 0

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 9) })
  start = timeNow()
})
function aTab() {
  const scope = fork()
  const ticks: number[] = []
  const changes = vi.fn()
  createWatch({ unit: ticked, scope, fn: (now) => ticks.push(now - start) })
  const sets = vi.fn()
  createWatch({ unit: clockSet, scope, fn: sets })
  createWatch({ unit: timerChanged, scope, fn: changes })
  const run = (isRunning: boolean) =>
    allSettled(clock.changed, { scope, params: isRunning ? { targetTime: start + 60_000, ticked, clockSet } : null })
  const listen = (person: string | null) =>
    allSettled(otherTabs.changed, { scope, params: person === null ? null : { person, timerChanged } })
  return { scope, ticks, sets, changes, run, listen }
}
const stored = (key: string) => dispatchEvent(new StorageEvent('storage', { key }))

test('the clock ticks each second and when the tab is looked at, until the run ends', async () => {
  const { ticks, run } = aTab()
  await run(true)
  vi.advanceTimersByTime(2500)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(ticks).toEqual([1000, 2000, 2500])
  await run(false)
  vi.advanceTimersByTime(5000)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(ticks).toEqual([1000, 2000, 2500])
})

test('a device clock that is set is noticed with the next tick, once, and the ticks go on', async () => {
  const { ticks, sets, run } = aTab()
  await run(true)
  vi.advanceTimersByTime(1000)
  expect(sets).not.toHaveBeenCalled()
  vi.setSystemTime(Date.now() - 3_600_000)
  vi.advanceTimersByTime(2000)
  expect(sets).toHaveBeenCalledOnce()
  expect(ticks).toEqual([1000, 2000, 3000])
})

test('a new run ends the clock of the one before, and a sign-out ends any', async () => {
  const { scope, ticks, run } = aTab()
  await run(true)
  await run(true)
  vi.advanceTimersByTime(1000)
  expect(ticks).toEqual([1000])
  await allSettled(signedOut, { scope })
  vi.advanceTimersByTime(5000)
  expect(ticks).toEqual([1000])
})

test('two scopes have a clock each', async () => {
  const [one, other] = [aTab(), aTab()]
  await one.run(true)
  await other.run(true)
  await one.run(false)
  vi.advanceTimersByTime(1000)
  expect([one.ticks, other.ticks]).toEqual([[], [1000]])
})

test('a worker wakes the clock at the end of the run, and is stopped with it', async () => {
  const workers: { post: number; onmessage?: () => void; terminate: () => void }[] = []
  vi.stubGlobal(
    'Worker',
    class {
      onmessage?: () => void
      post = 0
      terminate = vi.fn()
      constructor() {
        workers.push(this)
      }
      postMessage(ms: number) {
        this.post = ms
      }
    },
  )
  const { ticks, run } = aTab()
  await run(true)
  expect(workers.map(({ post }) => post)).toEqual([60_000])
  workers[0]?.onmessage?.()
  expect(ticks).toEqual([0])
  expect(workers[0]?.terminate).not.toHaveBeenCalled()
  await run(false)
  expect(workers[0]?.terminate).toHaveBeenCalledTimes(1)
})

test('only what other tabs of the same person store is heard, and only until the sign-out', async () => {
  const { scope, changes, listen } = aTab()
  await listen('robin')
  stored('stepwise.pomodoro.kim')
  stored('stepwise.pomodoro-alarm.robin')
  expect(changes).not.toHaveBeenCalled()
  stored('stepwise.pomodoro.robin')
  expect(changes).toHaveBeenCalledTimes(1)
  await listen('kim')
  stored('stepwise.pomodoro.robin')
  expect(changes).toHaveBeenCalledTimes(1)
  await allSettled(signedOut, { scope })
  stored('stepwise.pomodoro.kim')
  expect(changes).toHaveBeenCalledTimes(1)
})

test('one of all tabs of a person sounds the alarm of a run', async () => {
  const tones: number[] = []
  const param = () => ({ linearRampToValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} })
  vi.stubGlobal('OscillatorNode', function (this: object, _: unknown, { frequency }: { frequency: number }) {
    Object.assign(this, { connect: (next: unknown) => next, start: () => tones.push(frequency), stop: () => {} })
  })
  vi.stubGlobal('GainNode', function (this: object) {
    Object.assign(this, { gain: param(), connect: () => {} })
  })
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'running'
      currentTime = 0
    },
  )
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
  const alarm = (person: string, startTime: number) =>
    allSettled(soundAlarmFx, { scope: fork(), params: { person, startTime, audio: null } })

  await alarm('robin', 1)
  await alarm('robin', 1)
  expect(tones).toEqual([523.25, 659.25, 783.99])
  await alarm('kim', 1)
  await alarm('robin', 2)
  expect(tones).toHaveLength(9)
})
