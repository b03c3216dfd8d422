import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordFaults, remoteWith } from '../testing.tsx'
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
  [EventTarget.prototype, 'addEventListener'],
  [EventTarget.prototype, 'removeEventListener'],
  [Node.prototype, 'appendChild'],
  [Node.prototype, 'insertBefore'],
  [Node.prototype, 'removeChild'],
  [JSON, 'parse'],
  [JSON, 'stringify'],
] as const
const natives = guardedNames.map(
  ([holder, name]) => [holder, name, Object.getOwnPropertyDescriptor(holder, name)] as const,
)
const databases = { open: vi.fn(() => 'opened'), deleteDatabase: vi.fn(() => 'deleted') }
let reports: ReturnType<typeof recordFaults>

beforeEach(() => {
  reports = recordFaults()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const IDBFactory = Object.assign(() => {}, { prototype: { ...databases } })
  vi.stubGlobal('IDBFactory', IDBFactory)
  vi.stubGlobal('indexedDB', Object.create(IDBFactory.prototype))
  guardNatives([remoteWith({ name: 'journal', storage: ['entries'] }), remoteWith({ name: 'old' })])
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
  ['Node.prototype.removeChild = () => {}', 'replaces Node.removeChild'],
  ['EventTarget.prototype.addEventListener = () => {}', 'replaces addEventListener'],
  ['JSON.stringify = () => "{}"', 'replaces JSON.stringify'],
  ['localStorage.clear()', 'clears the storage'],
  ['sessionStorage.clear()', 'clears the storage'],
  ['localStorage.removeItem("draft")', 'changes what is not its own in the storage'],
  ['localStorage.setItem("draft", "mine")', 'changes what is not its own in the storage'],
  ['localStorage.setItem("stepwise.pomodoro.ada", "mine")', 'changes what is not its own in the storage'],
  ['localStorage.setItem("stepwise.journalist", "mine")', 'changes what is not its own in the storage'],
  ['indexedDB.deleteDatabase("stepwise-drafts")', 'deletes another’s database'],
  ['indexedDB.open("stepwise-learn", 2)', 'uses another’s database'],
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

test('a script that is not a remote’s may: a support chat, an extension', async () => {
  localStorage.setItem('draft', 'half a sentence')
  runScript('globalThis.fetch = async () => "mine"; localStorage.clear()', 'https://chat.test/chat.js')
  expect(await fetch('/')).toBe('mine')
  expect(localStorage).toHaveLength(0)
  expect(await reports()).toEqual([])
})

test('a remote’s database that is not its own becomes one that is', () => {
  expect(runScript('return indexedDB.deleteDatabase("stepwise-drafts")', remoteScript)).toBe('deleted')
  expect(runScript('return indexedDB.open("cache", 2)', remoteScript)).toBe('opened')
  expect(databases.deleteDatabase.mock.calls).toEqual([['stepwise-journal']])
  expect(databases.open.mock.calls).toEqual([['stepwise-journal']])
})

test.each([
  'stepwise.journal',
  'stepwise.journal-format',
  'stepwise.entries.ada',
  'stepwise.entries@2.ada.1',
  'stepwise.left.x',
])('a remote stores and removes %s, which is its own or of shared code built into it', async (key) => {
  runScript(`localStorage.setItem('${key}', 'mine'); sessionStorage.setItem('${key}', 'mine')`, remoteScript)
  expect([localStorage.getItem(key), sessionStorage.getItem(key)]).toEqual(['mine', 'mine'])
  runScript(`localStorage.removeItem('${key}'); sessionStorage.removeItem('${key}')`, remoteScript)
  expect([localStorage.getItem(key), sessionStorage.getItem(key)]).toEqual([null, null])
  expect(await reports()).toEqual([])
})

test('a remote opens its own database, and that of the drafts', async () => {
  runScript('indexedDB.open("stepwise-journal", 3); indexedDB.open("stepwise-drafts", 1)', remoteScript)
  expect(databases.open.mock.calls).toEqual([
    ['stepwise-journal', 3],
    ['stepwise-drafts', 1],
  ])
  expect(await reports()).toEqual([])
})

test('shared code of the host stores under its own names, whichever remote calls it', async () => {
  const save = runScript(
    'return (key) => localStorage.setItem(key, "dark")',
    `${location.origin}/host/1.0.0-aa/main.js`,
  )
  Object.assign(globalThis, { save })
  runScript('save("stepwise.look")', remoteScript)
  Reflect.deleteProperty(globalThis, 'save')
  expect(localStorage.getItem('stepwise.look')).toBe('dark')
  expect(await reports()).toEqual([])
})

test('a build that does not say what it stores is older, and stores what it likes', async () => {
  runScript('localStorage.setItem("stepwise.anything", "mine")', remoteScript.replace('journal', 'old'))
  expect(localStorage.getItem('stepwise.anything')).toBe('mine')
  expect(await reports()).toEqual([])
})

test('a remote that fills the storage gets the error of a full one, and what others store has room', async () => {
  const fill = (key: string, length: number) =>
    runScript(`localStorage.setItem('${key}', 'x'.repeat(${length}))`, remoteScript)
  fill('stepwise.entries.1', 600_000)
  expect(() => fill('stepwise.entries.2', 600_000)).toThrow(expect.objectContaining({ name: 'QuotaExceededError' }))
  expect(localStorage.getItem('stepwise.entries.2')).toBeNull()
  fill('stepwise.entries.1', 900_000)
  localStorage.setItem('stepwise.look', 'x'.repeat(600_000))
  const message = 'Error: It fills the storage of the browser, which all parts share.'
  expect(await reports()).toEqual([{ part: 'journal', version: '1.0.0-ab12cd34', kind: 'error', message }])
})

test('an object may have a method of its own by the name of a guarded one', async () => {
  runScript('document.createElement("div").addEventListener = () => {}', remoteScript)
  expect(await reports()).toEqual([])
})
