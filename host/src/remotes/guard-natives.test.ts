import { afterEach, beforeEach, expect, test } from 'vitest'
import { recordFaults } from '../testing.tsx'
import { guardNatives } from './guard-natives.ts'

// docs/product/errors.md#guarded

const guardedNames = [
  [globalThis, 'fetch'],
  [History.prototype, 'pushState'],
  [History.prototype, 'replaceState'],
  [Storage.prototype, 'getItem'],
  [Storage.prototype, 'setItem'],
  [Storage.prototype, 'removeItem'],
  [Storage.prototype, 'clear'],
] as const
const natives = guardedNames.map(
  ([holder, name]) => [holder, name, Object.getOwnPropertyDescriptor(holder, name)] as const,
)
let reports: ReturnType<typeof recordFaults>

beforeEach(() => {
  reports = recordFaults()
  guardNatives()
})
afterEach(() => {
  for (const [holder, name, descriptor] of natives) if (descriptor) Object.defineProperty(holder, name, descriptor)
})

/** Runs code as a script of this address. */
const runScript = (code: string, address: string) => new Function(`${code}\n//# sourceURL=${address}`)()
const remoteScript = `${location.origin}/remotes/journal/1.0.0-ab12cd34/main.js`

test.each([
  ['globalThis.fetch = async () => "mine"', 'replaces fetch'],
  ['history.pushState = () => {}', 'replaces history.pushState'],
  ['History.prototype.replaceState = () => {}', 'replaces history.replaceState'],
  ['Storage.prototype.setItem = () => {}', 'replaces Storage.setItem'],
  ['localStorage.clear()', 'clears the storage'],
])('a remote that runs %s changes nothing, and is reported by its name', async (code, does) => {
  const before = guardedNames.map(([holder, name]) => Reflect.get(holder, name))
  localStorage.setItem('draft', 'half a sentence')
  runScript(code, remoteScript)
  expect(guardedNames.map(([holder, name]) => Reflect.get(holder, name))).toEqual(before)
  history.replaceState(null, '', location.href)
  expect(localStorage.getItem('draft')).toBe('half a sentence')
  const message = `Error: It ${does} of the browser, which all parts share.`
  expect(await reports()).toEqual([{ part: 'journal', version: '1.0.0-ab12cd34', kind: 'error', message }])
})

test('a script that is no remote’s may: a support chat, an extension', async () => {
  localStorage.setItem('draft', 'half a sentence')
  runScript('globalThis.fetch = async () => "mine"; localStorage.clear()', 'https://chat.test/chat.js')
  expect(await fetch('/')).toBe('mine')
  expect(localStorage).toHaveLength(0)
  expect(await reports()).toEqual([])
})
