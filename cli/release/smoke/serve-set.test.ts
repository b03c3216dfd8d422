// docs/architecture.md#a-release
import { once } from 'node:events'
import { connect } from 'node:net'
import { liveSet, registryParts } from '@stepwise/deploy'
import { fakeStore } from '@stepwise/deploy/testing/fake-store'
import { expect, onTestFinished, test } from 'vitest'
import { startSettings } from '../../start/settings.ts'
import { serveSet } from './serve-set.ts'

test('the server closes at once, whatever connections a browser opened for later', { timeout: 30_000 }, async () => {
  const { store } = await fakeStore('host@1.0.0', 'host@1.0.0')
  const { host, remotes } = await liveSet(store.files, await store.pointer.read())
  if (!host) throw new Error('There is no host.')
  const registry = { promotion: 0, promotedAt: '2026-03-10T12:00:00Z', ...registryParts(host, remotes) }
  const served = await serveSet({ store, registry, settings: startSettings({}), apiUrl: 'http://localhost:9' })
  const { hostname, port } = new URL(served.address)
  const unused = connect(Number(port), hostname)
  onTestFinished(() => void unused.destroy())
  await once(unused, 'connect')
  expect((await fetch(`${served.address}/registry.json`)).status).toBe(200)

  const ended = once(unused, 'close')
  await served.close()
  await ended
})
