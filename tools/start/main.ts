import { mkdir } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { gateway } from '../../deploy/src/gateway/gateway.ts'
import { directoryStore } from '../../deploy/src/store/directory-store.ts'
import { Refusal } from '../../deploy/src/store/refusal.ts'
import { run } from '../launch/run.ts'
import { startApi } from './api-process.ts'
import { demoAccountLines } from './demo-accounts.ts'
import { assertPortFree, freePort, portRefusal } from './port.ts'
import { releaseWorkingTree } from './release-working-tree.ts'
import { startSettings } from './settings.ts'

await run(async () => {
  const settings = startSettings(process.env)
  const { edition, port, host, storeDir, contentDir, isProduction } = settings
  await assertPortFree(port, host)
  await mkdir(storeDir, { recursive: true })
  const store = await directoryStore(storeDir)

  const apiPort = await freePort()
  const api = startApi(settings, apiPort)
  const reason = { who: userInfo().username, why: 'npm start' }
  const released = releaseWorkingTree({ edition, store, storeDir, reason, say: console.log })
  await Promise.all([api.ready, released])

  const app = await gateway({
    storeDir,
    contentDir,
    isProduction,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    trustProxy: process.env.TRUST_PROXY === '1',
  })
  await app.listen({ port, host }).catch((error) => Promise.reject(portRefusal(error, port, host)))
  console.log(`\nStepwise${edition === 'pro' ? ' Pro' : ''} is ready at http://localhost:${port}`)
  if (!isProduction) console.log(demoAccountLines(edition).join('\n'))
  console.log('Stop it with Ctrl+C.')

  const asked = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve())
  })
  const reasonToStop = await Promise.race([asked, api.lost])
  if (reasonToStop) throw new Refusal([reasonToStop])
  await Promise.all([app.close(), api.stop()])
  process.exit(0)
})
