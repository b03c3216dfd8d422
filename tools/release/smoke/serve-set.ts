import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Registry } from '@stepwise/shared/contracts/remote'
import { gateway } from '../../../deploy/src/gateway/gateway.ts'
import { pageOf } from '../../../deploy/src/page/page-of.ts'
import type { Store } from '../../../deploy/src/store/store.ts'
import { freePort } from '../../start/port.ts'
import type { StartSettings } from '../../start/settings.ts'

type Served = { store: Store; registry: Registry; settings: StartSettings; apiUrl: string }

/** A gateway on a free port in front of an API, for which this set is live. */
export async function serveSet({ store, registry, settings, apiUrl }: Served) {
  const folder = await mkdtemp(join(tmpdir(), 'stepwise-smoke-'))
  for (const name of ['host', 'remotes']) await symlink(join(settings.storeDir, name), join(folder, name), 'junction')
  await writeFile(join(folder, 'registry.json'), JSON.stringify(registry))
  await writeFile(join(folder, 'index.html'), await pageOf(store.files, registry))
  const { contentDir } = settings
  const app = await gateway({ storeDir: folder, contentDir, apiUrl, isProduction: false, trustProxy: false })
  const port = await freePort()
  await app.listen({ port, host: 'localhost' })
  const close = async () => {
    await app.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { address: `http://localhost:${port}`, close }
}
