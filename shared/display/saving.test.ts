import { allSettled, fork, type Scope } from 'effector'
import { expect, test, vi } from 'vitest'
import type { AccessabilitySetting } from '../contracts/index.ts'
import { CallError } from '../http/index.ts'
import { signedIn, signedOut } from '../session/index.ts'
import { aUser } from '../testing/builders.ts'
import { $displaySaving, pauseFx, saveDisplaySettingFx, waitFx } from './saving.ts'
import { $displaySetting, defaultSetting, displaySettingChanged } from './setting.ts'

type Answer = (change: Partial<AccessabilitySetting>) => AccessabilitySetting | Promise<AccessabilitySetting>

const stored: Answer = (change) => ({ ...defaultSetting, ...change })
const noNetwork: Answer = () => Promise.reject(new CallError({ kind: 'network' }))

/** A device on which Robin is signed in; the server gives these answers, the last one again and again. */
async function aDevice(...answers: Answer[]) {
  const sent: object[] = []
  const wait = vi.fn((_failures: number) => Promise.resolve())
  const scope = fork({
    handlers: [
      [pauseFx, () => undefined],
      [waitFx, wait],
      [
        saveDisplaySettingFx,
        ({ change }: { change: Partial<AccessabilitySetting> }) => {
          sent.push(change)
          return (answers.length > 1 ? answers.shift() : answers[0])?.(change)
        },
      ],
    ],
  })
  await allSettled(signedIn, { scope, params: aUser({ id: 'robin' }) })
  return { scope, sent, wait }
}

const change = (scope: Scope, params: Partial<AccessabilitySetting>) =>
  allSettled(displaySettingChanged, { scope, params })

test('a change applies at once, and what the server stores is taken up', async () => {
  const { scope, sent } = await aDevice(async (given) => ({ ...defaultSetting, subtitles: false, ...given }))
  const settled = change(scope, { fontSize: 4 })
  expect(scope.getState($displaySetting).fontSize).toBe(4)
  expect(scope.getState($displaySaving).state).toBe('saving')
  await settled
  expect(scope.getState($displaySaving)).toEqual({ state: 'saved', problem: null })
  expect(scope.getState($displaySetting)).toEqual({ ...defaultSetting, fontSize: 4, subtitles: false })
  expect(sent).toEqual([{ fontSize: 4 }])
})

test('what changes while a save is on its way is not undone by its answer, and is saved after it', async () => {
  let answer: (setting: AccessabilitySetting) => void = () => {}
  const { scope, sent } = await aDevice(() => new Promise((resolve) => (answer = resolve)), stored)
  const settled = change(scope, { fontSize: 4 })
  void change(scope, { fontSize: 7 })
  answer({ ...defaultSetting, fontSize: 4 })
  await settled
  expect(scope.getState($displaySetting).fontSize).toBe(7)
  expect(sent).toEqual([{ fontSize: 4 }, { fontSize: 7 }])
})

test('a failed save is told, keeps the setting here and is tried again', async () => {
  const { scope, sent, wait } = await aDevice(noNetwork, noNetwork, stored)
  const problems: (string | null)[] = []
  wait.mockImplementation(async () => void problems.push(scope.getState($displaySaving).problem))
  await change(scope, { fontFamily: 'Comic Sans' })
  expect(problems).toEqual(Array(2).fill(expect.stringContaining('could not reach the server')))
  expect(wait.mock.calls).toEqual([[1], [2]])
  expect(sent).toHaveLength(3)
  expect(scope.getState($displaySaving)).toEqual({ state: 'saved', problem: null })
  expect(scope.getState($displaySetting).fontFamily).toBe('Comic Sans')
})

test('what could not be saved comes back with the person, and goes to the server then', async () => {
  const offline = await aDevice(noNetwork)
  offline.wait.mockImplementation(() => new Promise(() => {}))
  void change(offline.scope, { backgroundColor: null, fontSize: 9 })
  await vi.waitFor(() => expect(offline.scope.getState($displaySaving).state).toBe('failed'))

  const online = await aDevice(stored)
  expect(online.scope.getState($displaySetting).fontSize).toBe(9)
  expect(online.sent).toEqual([{ backgroundColor: null, fontSize: 9 }])
  expect((await aDevice(stored)).sent).toEqual([])
})

test('a setting is its person’s alone', async () => {
  let answer: (setting: AccessabilitySetting) => void = () => {}
  const { scope } = await aDevice(() => new Promise((resolve) => (answer = resolve)))
  const settled = change(scope, { fontSize: 9 })
  void allSettled(signedOut, { scope })
  void allSettled(signedIn, { scope, params: aUser({ id: 'kim' }) })
  answer({ ...defaultSetting, fontSize: 9 })
  await settled
  expect(scope.getState($displaySetting).fontSize).toBe(0)
})

test('what the server refuses is told and not tried again', async () => {
  const failure = { kind: 'http', status: 422, msg: 'No such size.', errors: {} } as const
  const { scope, sent, wait } = await aDevice(() => Promise.reject(new CallError(failure)))
  await change(scope, { fontSize: 9 })
  expect(scope.getState($displaySaving)).toEqual({ state: 'failed', problem: 'No such size.' })
  expect(sent).toHaveLength(1)
  expect(wait).not.toHaveBeenCalled()
  expect(Object.keys(localStorage).filter((key) => key.includes('display'))).toEqual([])
})
