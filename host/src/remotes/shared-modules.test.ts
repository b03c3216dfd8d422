import { createInstance, init } from '@module-federation/enhanced/runtime'
import { expect, test, vi } from 'vitest'
import { clearFailedShare, loadSharedModules, retryFailedShares } from './shared-modules.ts'

// The real federation runtime; only the download of shared modules is replaced.

const forms = vi.fn<() => Promise<() => object>>()
const data = vi.fn<() => Promise<() => object>>()
const player = vi.fn<() => Promise<() => object>>()
const offered = { version: '1.0.0', scope: 'default', shareConfig: { singleton: true, requiredVersion: '^1.0.0' } }

init({
  name: 'stepwise_host',
  remotes: [],
  shared: { forms: { ...offered, get: forms }, data: { ...offered, get: data }, player: { ...offered, get: player } },
})
retryFailedShares()

test('a shared module that failed is loaded again by the next request; a loaded one stays', () => {
  const failed = { loading: Promise.resolve(), loaded: false }
  const there = { loading: Promise.resolve(), loaded: true }
  const here = { loading: Promise.resolve(), lib: () => ({}) }
  const other = { loading: Promise.resolve(), loaded: false }
  const shareScopeMap = {
    default: { forms: { '1.0.0': failed, '1.1.0': there, '1.2.0': here }, data: { '1.0.0': other } },
    later: { data: { '1.0.0': other } },
  }
  clearFailedShare({ pkgName: 'forms', origin: { shareScopeMap } })
  expect([failed, there, here, other].map((copy) => 'loading' in copy)).toEqual([false, true, true, true])
})

test('all shared modules are there before the part that needs them; what is there is not loaded again', async () => {
  data.mockResolvedValue(() => ({}))
  forms.mockResolvedValue(() => ({}))
  let hasFinished = false
  let arrive = (_module: () => object) => {}
  player.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
  const loading = loadSharedModules(['data', 'player']).then(() => (hasFinished = true))
  await vi.waitFor(() => expect(player).toHaveBeenCalledOnce())
  expect(hasFinished).toBe(false)
  arrive(() => ({}))
  await loading
  await loadSharedModules(['data', 'player'])
  expect(data).toHaveBeenCalledOnce()
  expect(player).toHaveBeenCalledOnce()
  expect(forms).not.toHaveBeenCalled()
})

test('a shared module that could not be loaded by the host is asked for again by the next part', async () => {
  forms.mockReset().mockRejectedValueOnce(new Error('404'))
  forms.mockResolvedValue(() => ({}))
  await expect(loadSharedModules(['data', 'forms'])).rejects.toThrow('404')
  await loadSharedModules(['forms'])
  expect(forms).toHaveBeenCalledTimes(2)
})

test('a shared module that a later remote could not load is asked for again too', async () => {
  const get = vi.fn<() => Promise<() => object>>().mockRejectedValueOnce(new Error('404'))
  get.mockResolvedValue(() => ({}))
  const remote = createInstance({ name: 'stepwise_learn', remotes: [], shared: { charts: { ...offered, get } } })
  await expect(remote.loadShare('charts')).rejects.toThrow('404')
  expect(await remote.loadShare('charts')).toBeTypeOf('function')
})
