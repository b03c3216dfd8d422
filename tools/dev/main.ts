import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { gateway } from '../../deploy/src/gateway/gateway.ts'
import { directoryStore } from '../../deploy/src/store/directory-store.ts'
import { partFolders } from '../build/parts.ts'
import { run } from '../launch/run.ts'
import { demoAccountLines } from '../start/demo-accounts.ts'
import { assertPortFree, freePort } from '../start/port.ts'
import { startSettings } from '../start/settings.ts'
import { watchApi } from './api-watcher.ts'
import { watchPart } from './part-watcher.ts'
import { addReloading } from './reloading.ts'
import { shipBuilds } from './ship-builds.ts'

// Development goes the way of a release: each save is built, published and promoted into a store of its own, and open pages
// reload. Hot swaps inside a running page are left out, because across federated builds they are unreliable.
await run(async () => {
  const settings = startSettings(process.env, join('var', 'dev'))
  const { edition, port, host, dataDir, storeDir, contentDir } = settings
  await assertPortFree(port, host)
  await rm(storeDir, { recursive: true, force: true })
  await mkdir(storeDir, { recursive: true })

  const apiPort = await freePort()
  const apiUrl = `http://127.0.0.1:${apiPort}`
  const app = await gateway({ storeDir, contentDir, apiUrl, isProduction: false, trustProxy: false })
  const reload = addReloading(app)
  const api = watchApi(settings, apiPort, reload)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void api.stop().then(() => process.exit(0)))
  }
  await app.listen({ port, host })

  const store = await directoryStore(storeDir, { compress: false })
  const folders = partFolders()
  const built = shipBuilds(
    store,
    storeDir,
    folders.map(({ part }) => part),
    (what) => {
      console.log(`live: ${what}`)
      reload()
    },
  )
  for (const folder of folders) {
    const dist = join(dataDir, 'dist', folder.part)
    watchPart(folder, dist, edition, () => built(folder.part, dist))
  }
  await api.first
  console.log(`\nStepwise in development is at http://localhost:${port} once every part is built.`)
  console.log(demoAccountLines(edition).join('\n'))
  console.log('Save a file to see it there. Stop with Ctrl+C.\n')
})
