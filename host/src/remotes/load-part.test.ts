import { init } from '@module-federation/enhanced/runtime'
import type { RemoteModule } from '@stepwise/shared/contracts'
import { createWatch } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type aRemote, freshRemote } from '../testing.tsx'
import { type PartName, partLoaded, partRequested, remotePart } from './load-part.ts'
import { loadRemoteModule } from './load-remote.ts'
import { retryFailedShares } from './shared-modules.ts'

// docs/product/errors.md#three-attempts

vi.mock(import('./load-remote.ts'), () => ({ loadRemoteModule: vi.fn(), registerLiveRemotes: vi.fn() }))
const loadModule = vi.mocked(loadRemoteModule)
/** What is downloaded of the shared modules. */
const share = vi.fn<(name: string) => Promise<() => object>>()

/** A shared module that has loaded stays, so each case has one of its own that fails. */
const sharedModules = ['player', 'forms', 'charts']
const offered = { version: '1.0.0', scope: 'default', shareConfig: { singleton: true, requiredVersion: '^1.0.0' } }
const shared = Object.fromEntries(sharedModules.map((name) => [name, { ...offered, get: () => share(name) }]))
init({ name: 'stepwise_host', remotes: [], shared })
retryFailedShares()

const Home = () => null
const Search = () => null
const Notes = () => null

const files = (...shared: string[]) => ({ js: [], css: [], shared })

/** The part fails with these words after its three attempts. */
async function fails(loading: Promise<unknown>, words: string | Error) {
  const failing = expect(loading).rejects.toThrow(words)
  await vi.advanceTimersByTimeAsync(2000)
  await failing
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  loadModule.mockReset()
  share.mockReset()
})

test('pages and slots of a remote are loaded by their names', async () => {
  const module: RemoteModule = {
    pages: { home: async () => ({ default: Home }) },
    slots: { 'topbar.search': async () => ({ default: Search }), 'panel.notes': async () => ({ default: Notes }) },
  }
  loadModule.mockResolvedValue(module)
  const remote = freshRemote()
  expect(await remotePart(remote, { page: 'home' }).load()).toBe(Home)
  expect(await remotePart(remote, { slot: 'topbar.search' }).load()).toBe(Search)
  expect(await remotePart(remote, { slot: 'panel.notes' }).load()).toBe(Notes)
  expect(loadModule.mock.calls).toEqual([[remote], [remote], [remote]])
  expect(share).not.toHaveBeenCalled()
})

test('a part is loaded once for all that ask; another version of its remote is another part', async () => {
  loadModule.mockResolvedValue({ pages: { home: async () => ({ default: Home }) } })
  const remote = freshRemote()
  const part = remotePart(remote, { page: 'home' })
  await part.load()
  const again = remotePart({ ...remote }, { page: 'home' })
  expect(again.loaded()).toBe(Home)
  await again.load()
  expect(loadModule).toHaveBeenCalledOnce()
  expect(remotePart(remote, { page: 'other' }).loaded()).toBeUndefined()
  expect(remotePart(remote, { slot: 'topbar.search' }).loaded()).toBeUndefined()
  expect(remotePart(freshRemote(), { page: 'home' }).loaded()).toBeUndefined()
})

test('partLoaded carries the folder of the remote', async () => {
  const folders: string[] = []
  const unwatch = createWatch({ unit: partLoaded, fn: (folder) => folders.push(folder) })
  loadModule.mockResolvedValue({ pages: { home: async () => ({ default: Home }) } })
  const remote = freshRemote()
  await remotePart(remote, { page: 'home' }).load()
  expect(folders).toEqual([remote.folder])
  await fails(remotePart(remote, { page: 'missing' }).load(), 'has no')
  expect(folders).toEqual([remote.folder])
  unwatch()
})

test('partRequested fires before the part arrives, even when it never does', async () => {
  const folders: string[] = []
  const unwatch = createWatch({ unit: partRequested, fn: (folder) => folders.push(folder) })
  loadModule.mockRejectedValue(new Error('404'))
  const remote = freshRemote()
  const part = remotePart(remote, { page: 'home' })
  expect(folders).toEqual([])
  const failing = fails(part.load(), '404')
  expect(folders).toEqual([remote.folder])
  await failing
  unwatch()
})

test.each<[string, PartName, Parameters<typeof aRemote>[0]]>([
  ['a page', { page: 'home' }, { pages: { home: files('player', 'charts') } }],
  ['a slot', { slot: 'topbar.search' }, { slots: { 'topbar.search': files('player', 'forms') } }],
])('the code of %s runs only when the shared modules that it needs are there', async (_, name, needs) => {
  const code = vi.fn(async () => ({ default: Home }))
  loadModule.mockResolvedValue({ pages: { home: code }, slots: { 'topbar.search': code } })
  share.mockImplementation(async (shared) => (shared === 'player' ? () => ({}) : Promise.reject(new Error('404'))))
  const part = remotePart(freshRemote({}, needs), name)
  await fails(part.load(), '404')
  expect(code).not.toHaveBeenCalled()

  share.mockReset().mockImplementation(async () => () => ({}))
  expect(await part.load()).toBe(Home)
  expect(code).toHaveBeenCalledOnce()
})

const hollow = { pages: { home: async () => ({}) } }
const [page, slot] = [{ page: 'home' }, { slot: 'panel.notes' }] as const
test.each<[string, PartName, unknown, string]>([
  ['a page that its module does not have', page, { pages: {} }, 'has no {"page":"home"}.'],
  ['a module without pages', page, {}, 'has no {"page":"home"}.'],
  ['a slot that its module does not have', slot, { pages: {}, slots: {} }, 'has no {"slot":"panel.notes"}.'],
  ['a module without slots', slot, { pages: {} }, 'has no {"slot":"panel.notes"}.'],
  ['a page without a component', page, hollow, 'exports no component for {"page":"home"}.'],
])('%s fails with words that name it', async (_, name, module, words) => {
  loadModule.mockResolvedValue(module as RemoteModule)
  await fails(remotePart(freshRemote(), name).load(), new Error(`«learn» ${words}`))
})
