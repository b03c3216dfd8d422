import { init } from '@module-federation/enhanced/runtime'
import type { RegistryRemote, RemoteModule } from '@stepwise/shared/contracts'
import { afterEach, expect, test, vi } from 'vitest'
import { aRegistry, remoteWith } from '../testing.tsx'
import { entryScript, loadRemoteModule, registerLiveRemotes } from './load-remote.ts'

// docs/product/errors.md#three-attempts. The real federation runtime; only the download of a remote's entry is replaced.

/** What the server gives for an entry. The runtime looks for a remote under the name that its build has. */
const download = vi.fn<(entry: { name: string; address: string }) => RemoteModule | undefined>()
/** What a remote does when it has arrived. */
const start = vi.fn()

init({
  name: 'stepwise_host',
  remotes: [],
  plugins: [
    {
      name: 'entries-for-tests',
      loadEntry: async ({ remoteInfo: { name, entry } }) => {
        const module = download({ name, address: entry.replace(location.origin, '') })
        return { init: start, get: (path) => async () => (path === './remote' ? module && { default: module } : {}) }
      },
    },
  ],
})
afterEach(() => {
  download.mockReset()
  vi.unstubAllEnvs()
})

const module: RemoteModule = { pages: {} }
const gone = () => {
  throw new Error('404')
}

/** The host remembers remotes by folder, so each test has remotes of its own. */
function live(...names: string[]): RegistryRemote[] {
  const build = { entry: 'remoteEntry.0a1b.js', integrities: { 'remoteEntry.0a1b.js': 'sha256-x' } }
  const remotes = names.map((name) => remoteWith({ name }, { folder: `/remotes/${name}/1.0.0/`, ...build }))
  registerLiveRemotes(aRegistry(remotes))
  return remotes
}

const addresses = () => download.mock.calls.map(([{ address }]) => address)

test('registering the live remotes downloads nothing', () => {
  live('first', 'second')
  expect(download).not.toHaveBeenCalled()
})

test('a remote is downloaded once for all that ask, at the address of the registry', async () => {
  const [tools] = live('word-and-number-tools') as [RegistryRemote]
  download.mockReturnValue(module)
  expect(await Promise.all([loadRemoteModule(tools), loadRemoteModule(tools)])).toEqual([module, module])
  expect(await loadRemoteModule(tools)).toBe(module)
  const address = '/remotes/word-and-number-tools/1.0.0/remoteEntry.0a1b.js'
  expect(download).toHaveBeenCalledExactlyOnceWith({ name: 'stepwise_word_and_number_tools', address })
})

test('after a failure the next call asks again, at an address that nothing remembers as failed', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const [learn, journal] = live('learn', 'journal') as [RegistryRemote, RegistryRemote]
  download.mockImplementation(gone)
  await expect(Promise.all([loadRemoteModule(learn), loadRemoteModule(learn)])).rejects.toThrow('404')
  expect(addresses()).toEqual(['/remotes/learn/1.0.0/remoteEntry.0a1b.js'])

  download.mockReturnValue(module)
  expect(await loadRemoteModule(learn)).toBe(module)
  expect(addresses()[1]).toMatch(/^\/remotes\/learn\/1\.0\.0\/remoteEntry\.0a1b\.js\?attempt=\d+$/)
  await loadRemoteModule(learn)
  await loadRemoteModule(journal)
  expect(addresses().slice(2)).toEqual(['/remotes/journal/1.0.0/remoteEntry.0a1b.js'])
})

test('a remote that arrives but cannot start is started again by the next call', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const [planner] = live('planner') as [RegistryRemote]
  download.mockReturnValue(module)
  start.mockImplementationOnce(gone).mockImplementationOnce(gone)
  await expect(loadRemoteModule(planner)).rejects.toThrow('404')
  await expect(loadRemoteModule(planner)).rejects.toThrow('404')
  expect(await loadRemoteModule(planner)).toBe(module)
})

test('a remote that gives nothing is named in the error', async () => {
  const [empty] = live('empty') as [RegistryRemote]
  download.mockReturnValue(undefined)
  await expect(loadRemoteModule(empty)).rejects.toThrow('The remote «empty» gave no module.')
})

// docs/decisions/025-subresource-integrity.md
test('an entry is loaded with its hash; one whose hash is not known by a development build alone', () => {
  live('hashed')
  const integrityOf = (name: string) =>
    entryScript(`${location.origin}/remotes/${name}/1.0.0/remoteEntry.0a1b.js`).script.integrity
  expect(integrityOf('hashed')).toBe('sha256-x')
  expect(() => integrityOf('unknown')).toThrow('It is not known what')
  vi.stubEnv('NODE_ENV', 'development')
  expect(integrityOf('unknown')).toBe('')
})
