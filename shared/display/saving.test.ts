import { allSettled, type EventCallable, fork, type Scope } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../http/index.ts'
import { signedIn, signedOut } from '../session/index.ts'
import { aUser } from '../testing/builders.ts'
import { fillDevice } from '../testing/full-device.ts'
import { $displaySaving, saveDisplaySettingFx } from './saving.ts'
import { $displaySetting, type DisplaySetting, defaultSetting, displaySettingChanged } from './setting.ts'

// docs/product/display.md#saving

beforeEach(() => void vi.useFakeTimers())

type Change = Partial<DisplaySetting>
type Answer = (change: Change) => DisplaySetting | Promise<DisplaySetting>

const stored: Answer = (change) => ({ ...defaultSetting, ...change })
const noNetwork: Answer = () => Promise.reject(new CallError({ kind: 'network' }))
const answering =
  (status: number): Answer =>
  () =>
    Promise.reject(new CallError({ kind: 'http', status, msg: 'No such size.', errors: {} }))

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
const unsavedOnDevice = () => Object.keys(localStorage).filter((key) => key.startsWith('stepwise.unsaved-display'))
const change = (scope: Scope, params: Change) => send(displaySettingChanged, scope, params)
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

/** A change, and the save that follows it. */
async function save(scope: Scope, params: Change) {
  await change(scope, params)
  await seconds(0.5)
}

function slowServer() {
  let answer: (setting: DisplaySetting) => void = () => {}
  return {
    slow: () => new Promise<DisplaySetting>((resolve) => (answer = resolve)),
    answer: async (setting: Change) => {
      answer({ ...defaultSetting, ...setting })
      await seconds(0)
    },
  }
}

test('a change applies at once, and the answer of the server is used', async () => {
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
  await save(scope, { fontSize: 4 })
  await save(scope, { fontSize: 7 })
  expect(sent()).toEqual([{ fontSize: 4 }])
  await answer({ fontSize: 4 })
  expect(scope.getState($displaySetting).fontSize).toBe(7)
  expect(sent()).toEqual([{ fontSize: 4 }, { fontSize: 7 }])
})

test('a failed save says so, leaves the setting as chosen and is retried', async () => {
  const { scope, sent } = await aDevice(noNetwork, noNetwork, stored)
  await save(scope, { fontFamily: 'Comic Sans' })
  const problem = expect.stringContaining('could not reach the server')
  expect(scope.getState($displaySaving)).toEqual({ state: 'failed', problem })
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

test('an unsaved choice is saved on the next visit', async () => {
  const offline = await aDevice(noNetwork)
  await save(offline.scope, { backgroundColor: null, fontSize: 9 })

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
  await save(scope, { fontSize: 9 })
  await send(signedOut, scope, undefined)
  await send(signedIn, scope, aUser({ id: 'kim' }))
  await answer({ fontSize: 9 })
  expect(scope.getState($displaySetting).fontSize).toBe(2)
})

test('the return of the network sends nothing early where no save has failed', async () => {
  const { scope, sent } = await aDevice(noNetwork, stored)
  await change(scope, { fontSize: 3 })
  await seconds(2.5)
  expect(scope.getState($displaySaving).state).toBe('saved')
  await change(scope, { fontSize: 4 })
  dispatchEvent(new Event('online'))
  await seconds(0.499)
  expect(sent()).toHaveLength(2)
  await seconds(0.001)
  expect(sent().at(-1)).toEqual({ fontSize: 4 })
})

test.each([401, 429, 500])('after a %i the change is kept on the device and saved later', async (status) => {
  const { scope, sent } = await aDevice(answering(status), stored)
  await save(scope, { fontSize: 9 })
  expect(scope.getState($displaySaving).state).toBe('failed')
  const nextVisit = await aDevice(stored)
  expect(nextVisit.scope.getState($displaySetting).fontSize).toBe(9)
  await seconds(2)
  expect(sent()).toEqual([{ fontSize: 9 }, { fontSize: 9 }])
  expect(scope.getState($displaySaving)).toEqual({ state: 'saved', problem: null })
})

test('on a full device a failed save, and what a visitor chooses, is kept in this page alone', async () => {
  const { scope } = await aDevice(noNetwork)
  const visitor = fork()
  expect(visitor.getState($displaySaving)).toEqual({ state: 'saved', problem: null })
  const makeRoom = fillDevice()
  await save(scope, { fontSize: 9 })
  await change(visitor, { fontSize: 9 })
  expect([scope, visitor].map((page) => page.getState($displaySaving).state)).toEqual(['unstored', 'unstored'])
  makeRoom()
  await change(scope, { fontSize: 8 })
  await change(visitor, { fontSize: 8 })
  expect([scope, visitor].map((page) => page.getState($displaySaving).state)).toEqual(['failed', 'saved'])
})

test('a fault of the page’s own is tried again like a failure of the network', async () => {
  const { scope, sent } = await aDevice(() => Promise.reject(new Error('out of memory')), stored)
  await save(scope, { fontSize: 9 })
  expect(scope.getState($displaySaving).state).toBe('failed')
  await seconds(2)
  expect(sent()).toHaveLength(2)
})

test('the choices of a visitor are sent to no account', async () => {
  const save = vi.fn()
  const scope = fork({ handlers: [[saveDisplaySettingFx, save]] })
  await change(scope, { fontSize: 9 })
  await seconds(60)
  expect(save).not.toHaveBeenCalled()
  expect(unsavedOnDevice()).toEqual([])
})

test.each([400, 404, 422])(
  'a change refused with %i is not retried, neither now nor on the next visit',
  async (status) => {
    const { scope, sent } = await aDevice(answering(status))
    await change(scope, { fontSize: 9 })
    await seconds(120)
    expect(scope.getState($displaySaving)).toEqual({ state: 'refused', problem: 'No such size.' })
    expect(sent()).toHaveLength(1)
    expect(unsavedOnDevice()).toEqual([])
  },
)

test('a refusal says nothing of later choices', async () => {
  const { scope, sent } = await aDevice(answering(422), stored)
  await save(scope, { fontSize: 9 })
  await change(scope, { fontSize: 8 })
  expect(scope.getState($displaySaving)).toEqual({ state: 'saving', problem: null })
  await seconds(0.5)
  expect(scope.getState($displaySaving)).toEqual({ state: 'saved', problem: null })
  expect(sent()).toEqual([{ fontSize: 9 }, { fontSize: 8 }])
})

const cream = { backgroundColor: '#FBF3DE', fontColor: '#1F2430' }
test.each<[string, Change, object]>([
  ['only what was changed', { fontSize: 4 }, { font_size: 4 }],
  ['a font', { fontFamily: 'Comic Sans' }, { font_family: 'Comic Sans' }],
  ['subtitles taken away', { subtitles: false }, { subtitles: false }],
  ['colours by their code', cream, { background_color: '#FBF3DE', font_color: '#1F2430' }],
  ['no colours as empty ones', { backgroundColor: null, fontColor: null }, { background_color: '', font_color: '' }],
  ['a voice', { readingVoice: 'Sonia' }, { reading_voice: 'Sonia' }],
  ['no voice as an empty one', { readingVoice: null }, { reading_voice: '' }],
])('the server gets %s', async (_, changed, body) => {
  const requests: { url: string; init: RequestInit }[] = []
  const onServer = { background_color: null, font_color: null, font_size: 4, font_family: 'Default', subtitles: false }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push({ url, init })
    return Response.json(onServer)
  })
  const scope = fork()
  await send(signedIn, scope, aUser({ id: 'robin' }))
  await save(scope, changed)
  expect(requests.map(({ url, init }) => [init.method, url])).toEqual([['PUT', '/api/users/accessability_setting']])
  expect(JSON.parse(String(requests[0]?.init.body))).toEqual({ accessability_setting: body })
  expect(scope.getState($displaySaving).state).toBe('saved')
})

test('a save that ends after its person has left says nothing to the next one', async () => {
  let fail = (_: Error) => {}
  const { scope, sent } = await aDevice(() => new Promise<DisplaySetting>((_, reject) => (fail = reject)), stored)
  await save(scope, { fontSize: 3 })
  await send(signedOut, scope, undefined)
  await send(signedIn, scope, aUser({ id: 'kim' }))
  await change(scope, { fontSize: 7 })
  fail(new CallError({ kind: 'aborted' }))
  await seconds(0)
  expect(scope.getState($displaySaving)).toEqual({ state: 'saving', problem: null })
  await seconds(0.5)
  expect(sent()).toEqual([{ fontSize: 3 }, { fontSize: 7 }])
  expect(scope.getState($displaySaving)).toEqual({ state: 'saved', problem: null })
})
