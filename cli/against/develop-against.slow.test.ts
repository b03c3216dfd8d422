import { directoryStore, promote, publish } from '@stepwise/deploy'
import { gateway } from '@stepwise/deploy/gateway'
import { anyPort } from '@stepwise/deploy/testing/open-gateway'
import { setIn } from '@stepwise/deploy/testing/released-gateway'
import { temporaryFolder } from '@stepwise/deploy/testing/temporary-folder'
import { expect, test } from 'vitest'
import { ensureBuilt } from '../build/build-part.ts'
import { partFolder } from '../build/parts.ts'
import { freePort } from '../start/port.ts'
import { developAgainst } from './develop-against.ts'

// docs/decisions/077-local-remote-in-a-deployed-product.md

const reason = { who: 'ada', why: 'a test' }

/** A product in production, with the host and one remote of this checkout. */
async function openProduct(...parts: string[]) {
  const store = directoryStore(await temporaryFolder())
  const versions = []
  for (const part of parts.map(partFolder)) {
    await ensureBuilt(part, 'study')
    versions.push(await publish(store, part.part, part.dist))
  }
  await promote(store, versions, reason, { isLocal: true })
  const contentDir = await temporaryFolder()
  const settings = { store, contentDir, apiUrl: 'http://127.0.0.1:9', isProduction: true, trustProxy: false }
  const app = await gateway({ ...settings, releaseSecret: 'a secret that is long enough to be one' })
  return { address: await app.listen(anyPort), stop: () => app.drain.stop() }
}

test('a remote of this machine is built and shown in a product in production, for no one else', async () => {
  const product = await openProduct('host', 'study-tools')
  const local = await developAgainst(product.address, partFolder('study-tools'), await freePort())
  const [path, asPage] = ['/dashboard/study-tools', { headers: { accept: 'text/html' } }]
  const page = async (address: string) => ({ body: await (await fetch(`${address}${path}`, asPage)).text() })
  const [here, there] = [await page(local.plainAddress), await page(product.address)]

  expect(setIn(here).selection).toEqual({
    kind: 'override',
    parts: [{ part: 'study-tools', version: 'of this machine' }],
  })
  expect(setIn(there).selection).toBeUndefined()
  const registry = await (await fetch(`${local.plainAddress}/registry.json`)).json()
  const remote = registry.remotes.find(({ config }: { config: { name: string } }) => config.name === 'study-tools')
  // A host that was built for production takes no entry without its hash.
  expect(remote.integrities[remote.entry]).toMatch(/^sha256-/)
  const entry = `${remote.folder}${remote.entry}`
  expect(await (await fetch(`${local.plainAddress}${entry}`)).text()).toContain('stepwise_study_tools')
  expect((await fetch(`${product.address}${entry}`)).status).toBe(404)
  const host = registry.host.folder + registry.host.initial.js[0]
  expect((await fetch(`${local.plainAddress}${host}`)).status).toBe(200)

  const events = await fetch(`${local.plainAddress}/dev/events`)
  const { value } = (await events.body?.getReader().read()) ?? {}
  expect(Buffer.from(value ?? []).toString()).toContain('"errors":[]')
  await local.stop()
  await product.stop()
})
