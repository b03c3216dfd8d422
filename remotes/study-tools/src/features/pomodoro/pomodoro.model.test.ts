import { $pinnedSlots } from '@stepwise/shared/shell'
import { aUser, signedInScope } from '@stepwise/shared/testing'
import { announced } from '@stepwise/shared/ui'
import { allSettled, createWatch, type Scope } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clock, notifyFx, openAudioFx, soundAlarmFx } from './pomodoro.effects.ts'
import * as model from './pomodoro.model.ts'
import { breakOver, focusOver, timeNow } from './timer.ts'

const minute = 60_000
const alarm = vi.fn(() => null)
const notified = vi.fn()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.UTC(2026, 10, 21, 9) })
  document.title = 'Study tools - Stepwise'
})
afterEach(() => void vi.clearAllMocks())

async function open(): Promise<{ scope: Scope; heard: string[] }> {
  const scope = await signedInScope(aUser(), {
    handlers: [
      [clock.subscribeFx, () => ({ end: () => {} })],
      [openAudioFx, () => null],
      [soundAlarmFx, alarm],
      [notifyFx, notified],
    ],
  })
  const heard: string[] = []
  createWatch({ unit: announced, scope, fn: (message) => heard.push(message) })
  await allSettled(model.timerShown, { scope })
  return { scope, heard }
}
const press = (unit: typeof model.startPressed, scope: Scope) => allSettled(unit, { scope })
async function sleep(ms: number, scope: Scope) {
  vi.advanceTimersByTime(ms)
  await allSettled(model.ticked, { scope, params: timeNow() })
}

test('a focus announces its start, five minutes, one minute and its end, and nothing else', async () => {
  const { scope, heard } = await open()
  await press(model.startPressed, scope)
  for (let second = 0; second < 25 * 60; second++) await sleep(1000, scope)
  expect(heard).toEqual(['Time to focus: 25 minutes have started.', '5 minutes left.', '1 minute left.', focusOver])
  expect(alarm).toHaveBeenCalledTimes(1)
  expect(scope.getState(model.$isAlarmShown)).toBe(true)
})

test('a focus that ended while the computer slept ends once, and a break starts when it is chosen', async () => {
  const { scope } = await open()
  await press(model.startPressed, scope)
  await sleep(60 * minute, scope)
  await sleep(60 * minute, scope)
  expect(scope.getState(model.$timer)).toMatchObject({ isBreakSelection: true, notification: focusOver, rounds: 1 })
  expect(alarm).toHaveBeenCalledTimes(1)

  await allSettled(model.breakPressed, { scope, params: 'shortBreak' })
  expect(scope.getState(model.$remaining)).toBe(5 * minute)
  expect(document.title).toBe('05:00 - Break Time - Study tools - Stepwise')
  expect(scope.getState(model.$isAlarmShown)).toBe(false)
  await sleep(5 * minute, scope)
  expect(scope.getState(model.$timer)).toMatchObject({ phase: 'pomodoro', notification: breakOver })
})

test('after a reload the timer goes on, or has ended if its time has passed', async () => {
  const { scope } = await open()
  await press(model.startPressed, scope)
  vi.advanceTimersByTime(10 * minute)
  const reloaded = await open()
  expect(reloaded.scope.getState(model.$remaining)).toBe(15 * minute)
  expect(reloaded.scope.getState($pinnedSlots)).toEqual(['status.timer'])
  vi.advanceTimersByTime(60 * minute)
  expect((await open()).scope.getState(model.$timer).isBreakSelection).toBe(true)
})

test('the title of every page begins with the time; PAUSE stops the timer and shows there; Reset takes the timer from every page', async () => {
  const { scope } = await open()
  await press(model.startPressed, scope)
  await sleep(10_000, scope)
  document.title = 'Learn - Stepwise'
  await press(model.pageShown, scope)
  expect(document.title).toBe('24:50 - Time to focus - Learn - Stepwise')
  document.title = 'Study tools - Stepwise'
  await press(model.pageShown, scope)
  await press(model.pausePressed, scope)
  await sleep(minute, scope)
  expect(document.title).toBe('24:50 (Paused) - Study tools - Stepwise')
  await press(model.resetPressed, scope)
  expect(scope.getState(model.$remaining)).toBe(25 * minute)
  expect(document.title).toBe('Study tools - Stepwise')
  expect(scope.getState($pinnedSlots)).toEqual([])
})

test('the end is signalled by sound, screen and notification as chosen', async () => {
  const { scope } = await open()
  await allSettled(model.settings.edited, { scope, params: { alarm: 'sight', isNotified: true } })
  await press(model.startPressed, scope)
  await sleep(25 * minute, scope)
  expect(alarm).not.toHaveBeenCalled()
  expect(notified).toHaveBeenCalledWith(focusOver)
  expect(scope.getState(model.$isAlarmShown)).toBe(true)

  await allSettled(model.settings.edited, { scope, params: { alarm: 'sound', isNotified: false } })
  await allSettled(model.breakPressed, { scope, params: 'longBreak' })
  await sleep(15 * minute, scope)
  expect(alarm).toHaveBeenCalledTimes(1)
  expect(notified).toHaveBeenCalledTimes(1)
  expect(scope.getState(model.$isAlarmShown)).toBe(false)
})

test('End break starts a new focus at once', async () => {
  const { scope } = await open()
  await press(model.startPressed, scope)
  await sleep(25 * minute, scope)
  await allSettled(model.breakPressed, { scope, params: 'longBreak' })
  await press(model.breakEndPressed, scope)
  expect(scope.getState(model.$timer)).toMatchObject({ phase: 'pomodoro', isRunning: true })
  expect(scope.getState(model.$remaining)).toBe(25 * minute)
})

test.each([
  ['back', -60],
  ['forward', 60],
])(
  'a device clock that is set %s by an hour neither holds the timer up nor ends it, here or after a reload',
  async (_, minutes) => {
    const { scope } = await open()
    await press(model.startPressed, scope)
    await sleep(10 * minute, scope)
    vi.setSystemTime(Date.now() + minutes * minute)
    await allSettled(model.clockSet, { scope })
    await sleep(5 * minute, scope)
    expect(scope.getState(model.$remaining)).toBe(10 * minute)
    expect((await open()).scope.getState(model.$remaining)).toBe(10 * minute)
    await sleep(10 * minute, scope)
    expect(scope.getState(model.$timer).notification).toBe(focusOver)
  },
)
