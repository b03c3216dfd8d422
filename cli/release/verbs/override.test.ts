import type { Store } from '@stepwise/deploy'
import { readOverride } from '@stepwise/deploy'
import { fakeStore } from '@stepwise/deploy/testing/fake-store'
import { temporaryFolder } from '@stepwise/deploy/testing/temporary-folder'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { releaseSecret } from '../../start/release-secret.ts'
import type { Options, Verb } from '../verb.ts'
import { canaryVerb, overrideVerb } from './override.ts'
import { printedBy } from './printed-by.ts'

let folder: string
let store: Store
beforeEach(async () => {
  vi.stubEnv('PUBLIC_URL', '')
  folder = await temporaryFolder()
  ;({ store } = await fakeStore('host@1.0.0 learn@1.0.0 learn@2.0.0', 'host@1.0.0 learn@1.0.0'))
})
afterEach(() => void vi.unstubAllEnvs())

const run = (verb: Verb, args: string[], options: Options = {}) =>
  printedBy(verb, args, { store, options, dataDir: folder })

const tokenIn = (link = '') => new URL(link).searchParams.get('token') ?? ''
const secret = () => releaseSecret(folder, {})

test('an override is a link that the gateway of this data folder takes, with its state, and is recorded', async () => {
  const options = { ttl: '90m', path: '/learn', person: 'student', theme: 'dark', 'text-size': '4', fault: 'slow' }
  const [words, link] = await run(overrideVerb, ['learn@2.0.0'], options)
  expect(words).toMatch(/^learn@2\.0\.0 for anyone who opens this link, until 20/)
  expect(link).toMatch(/^http:\/\/localhost:4321\/release\/override\?token=[\w.-]+$/)
  const place = { origin: 'http://localhost:4321', edition: 'study' } as const
  const { outcome, override } = readOverride(tokenIn(link), secret(), place)
  expect(outcome).toBe('valid')
  const scenario = { person: 'student', theme: 'dark', textSize: 4, fault: 'slow' }
  expect(override).toMatchObject({ parts: ['learn@2.0.0'], by: 'grace', path: '/learn', scenario })
  const in91Minutes = new Date(Date.now() + 91 * 60_000)
  expect(readOverride(tokenIn(link), secret(), place, in91Minutes).outcome).toBe('expired')
  expect((await store.pointer.history()).at(-1)).toMatchObject({ kind: 'override', who: 'grace', why: 'bug 7' })
})

test('a link is for the address that is given, or else that of the product', async () => {
  const placeOf = async (options: Options) =>
    new URL((await run(overrideVerb, ['learn@2.0.0'], options))[1] ?? '').origin
  expect(await placeOf({ address: 'https://try.stepwise.test/x' })).toBe('https://try.stepwise.test')
  vi.stubEnv('PUBLIC_URL', 'https://stepwise.test/')
  expect(await placeOf({})).toBe('https://stepwise.test')
})

test('a choice that a link cannot have is refused in a sentence, and nothing is recorded', async () => {
  for (const [args, options, words] of [
    [['learn@2.0.0'], { ttl: '8d' }, /at most 7 days/],
    [['learn@2.0.0'], { ttl: '0m' }, /"0m" is not a time/],
    [['learn@2.0.0'], { ttl: 'soon' }, /"soon" is not a time/],
    [['learn@2.0.0'], { path: '//evil.test' }, /is not an address of a page/],
    [['learn@2.0.0'], { 'text-size': '11' }, /--text-size/],
    [['learn@2.0.0'], { address: 'ftp://stepwise.test' }, /is not an address/],
    [['learn@8.0.0'], {}, /has not been published/],
    [['learn@http://localhost:4100'], {}, /is not a version of a part/],
    [['learn@1.0.0', 'learn@2.0.0'], {}, /learn is named twice/],
  ] as const)
    await expect(run(overrideVerb, [...args], options)).rejects.toThrow(words)
  const forAccounts = (accounts: string[], more = {}) => run(overrideVerb, ['learn@2.0.0'], { accounts, ...more })
  await expect(forAccounts(['qa,students'])).rejects.toThrow('"students". Did you mean student?')
  await expect(forAccounts(['qa'], { person: 'student' })).rejects.toThrow('choose one of the two')
  expect(await store.pointer.history()).toHaveLength(1)
})

test('a canary is given to some and taken back', async () => {
  const noApi = expect.stringMatching(/^No API answers at http:\/\/localhost:4321/)
  expect(await run(canaryVerb, ['learn@2.0.0'], { percent: '20' })).toEqual([noApi, 'learn@2.0.0 for 20 %.'])
  expect(await run(canaryVerb, ['learn@2.0.0'], { percent: '20' })).toEqual([noApi, 'Already set: nothing changed.'])
  expect(await run(canaryVerb, ['learn@2.0.0'], { percent: '0' })).toEqual(['learn@2.0.0 ended.'])
  for (const options of [{}, { percent: '101' }, { percent: 'some' }])
    await expect(run(canaryVerb, ['learn@2.0.0'], options)).rejects.toThrow(/from 0 to 100/)
})
