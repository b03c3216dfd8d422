import { allSettled, type EventCallable, fork, type Scope } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AccessabilitySetting } from '../contracts/index.ts'
import { CallError } from '../http/index.ts'
import { signedIn, signedOut } from '../session/index.ts'
import { aUser } from '../testing/builders.ts'
import { $displaySaving, saveDisplaySettingFx } from './saving.ts'
import { $displaySetting, defaultSetting, displaySettingChanged } from './setting.ts'

// docs/product/display.md#saving

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Change = Partial<AccessabilitySetting>
type Answer = (change: Change) => AccessabilitySetting | Promise<AccessabilitySetting>

const stored: Answer = (change) => ({ ...defaultSetting, ...change })
const noNetwork: Answer = () => Promise.reject(new CallError({ kind: 'network' }))
const rejecting: Answer = () =>
  Promise.reject(new CallError({ kind: 'http', status: 422, msg: 'No such size.', errors: {} }))

/** Robin is signed in; the server gives these answers, the last one again and again. */
async function aDevice(...answers: Answer[]) {
  const save = vi.fn((change: Change) => (answers.length > 1 ? answers.shift() : answers[0])?.(change))
  const scope = fork({ handlers: [[saveDisplaySettingFx, ({ change }: { change: Change }) => save(change)]] })
  await send(signedIn, scope, aUser({ id: 'robin' }))
  const sent = () => save.mock.calls.map(([change]) => change)
  return { scope, sent }
}

async function send<Params>(event: EventCallable<Params>, scope: Scope, params: Params) {
  void allSettled(event, { scope, params } as never)
  await seconds(0)
}
const change = (scope: Scope, params: Change) => send(displaySettingChanged, scope, params)
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

function slowServer() {
  let answer: (setting: AccessabilitySetting) => void = () => {}
  return {
    slow: () => new Promise<AccessabilitySetting>((resolve) => (answer = resolve)),
    answer: async (setting: Change) => {
      answer({ ...defaultSetting, ...setting })
      await seconds(0)
    },
  }
}

test('a change applies at once, and the answer of the server is taken up', async () => {
  const { scope, sent } = await aDevice((given) => ({ ...defaultSetting, subtitles: false, ...given }))
  await change(scope, { fontSize: 4 })
  expect(scope.getState($displaySetting).fontSize).toBe(4)
  expect(scope.getState($displaySaving).state).toBe('saving')
  await seconds(0.5)
  expect(scope.getState($displaySaving)).toEqual({ state: 'saved', problem: null })
  expect(scope.getState($displaySetting)).toEqual({ ...defaultSetting, fontSize: 4, subtitles: false })
  expect(sent()).toEqual([{ fontSize: 4 }])
})

test('a change is saved 500 ms after the last one', async () => {
  const { scope, sent } = await aDevice(stored)
  for (const fontSize of [1, 2, 3]) {
    await change(scope, { fontSize })
    await seconds(0.499)
  }
  expect(sent()).toEqual([])
  await seconds(0.001)
  expect(sent()).toEqual([{ fontSize: 3 }])
})

test('a change during a save is not undone by its answer, and is saved after it', async () => {
  const { slow, answer } = slowServer()
  const { scope, sent } = await aDevice(slow, stored)
  await change(scope, { fontSize: 4 })
  await seconds(0.5)
  await change(scope, { fontSize: 7 })
  await seconds(0.5)
  expect(sent()).toEqual([{ fontSize: 4 }])
  await answer({ fontSize: 4 })
  expect(scope.getState($displaySetting).fontSize).toBe(7)
  expect(sent()).toEqual([{ fontSize: 4 }, { fontSize: 7 }])
})

test('a failed save says so, leaves the setting as chosen and is retried', async () => {
  const { scope, sent } = await aDevice(noNetwork, noNetwork, stored)
  await change(scope, { fontFamily: 'Comic Sans' })
  await seconds(0.5)
  expect(scope.getState($displaySaving)).toEqual({
    state: 'failed',
    problem: expect.stringContaining('could not reach the server'),
  })
  await seconds(1.9)
  expect(sent()).toHaveLength(1)
  await seconds(0.1)
  expect(sent()).toHaveLength(2)
  expect(scope.getState($displaySaving).state).toBe('failed')
  await seconds(4)
  expect(sent()).toHaveLength(3)
  expect(scope.getState($displaySaving)).toEqual({ state: 'saved', problem: null })
  expect(scope.getState($displaySetting).fontFamily).toBe('Comic Sans')
})

test('when the network is back a failed save is retried at once, and the pause that it cut short starts none', async () => {
  const { scope, sent } = await aDevice(noNetwork, noNetwork, noNetwork, stored)
  await change(scope, { fontSize: 3 })
  await seconds(2.5)
  expect(sent()).toHaveLength(2)
  dispatchEvent(new Event('online'))
  await seconds(4)
  expect(sent()).toHaveLength(3)
  await seconds(4)
  expect(sent()).toHaveLength(4)
  dispatchEvent(new Event('online'))
  await seconds(60)
  expect(sent()).toHaveLength(4)
})

test('what could not be saved is saved on the next visit', async () => {
  const offline = await aDevice(noNetwork)
  await change(offline.scope, { backgroundColor: null, fontSize: 9 })
  await seconds(0.5)

  const online = await aDevice(stored)
  await seconds(0.5)
  expect(online.scope.getState($displaySetting).fontSize).toBe(9)
  expect(online.sent()).toEqual([{ backgroundColor: null, fontSize: 9 }])

  const later = await aDevice(stored)
  await seconds(0.5)
  expect(later.sent()).toEqual([])
})

test('an answer for one person never becomes the setting of the next', async () => {
  const { slow, answer } = slowServer()
  const { scope } = await aDevice(slow)
  await change(scope, { fontSize: 9 })
  await seconds(0.5)
  await send(signedOut, scope, undefined)
  await send(signedIn, scope, aUser({ id: 'kim' }))
  await answer({ fontSize: 9 })
  expect(scope.getState($displaySetting).fontSize).toBe(0)
})

test('a rejected change is not retried, neither now nor on the next visit', async () => {
  const { scope, sent } = await aDevice(rejecting)
  await change(scope, { fontSize: 9 })
  await seconds(120)
  expect(scope.getState($displaySaving)).toEqual({ state: 'failed', problem: 'No such size.' })
  expect(sent()).toHaveLength(1)
  expect(Object.keys(localStorage).filter((key) => key.includes('display'))).toEqual([])
})
