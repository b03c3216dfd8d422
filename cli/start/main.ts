import { mkdir } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { openStore } from '@stepwise/deploy'
import { gateway } from '@stepwise/deploy/gateway'
import { parseTrustProxy } from '@stepwise/shared/server'
import { run } from '../launch/run.ts'
import { collectWhileRunning } from '../release/gc/collect-while-running.ts'
import { startApi } from './api-process.ts'
import { demoAccountLines } from './demo-accounts.ts'
import { assertPortFree, freePort, listenError } from './port.ts'
import { releaseSecret } from './release-secret.ts'
import { releaseWorkingTree } from './release-working-tree.ts'
import { type StartSettings, startSettings } from './settings.ts'
import { stopRequested } from './stop-requested.ts'
import { type Supervised, supervise } from './supervisor.ts'

await run(async () => {
  const settings = startSettings(process.env)
  await assertPortFree(settings.port, settings.host)
  const stop = stopRequested()
  // It keeps its port when it is started again, so the gateway need not know.
  const port = await freePort()
  const api = supervise(() => startApi(settings, port))
  try {
    const apiUrl = await Promise.race([stop, readyToServe(settings, api)])
    const app = apiUrl && (await listen(settings, apiUrl))
    if (app) {
      printWelcome(settings)
      collectWhileRunning(settings, console.log)
      await stop
      await app.drain.stop()
    }
  } finally {
    await api.stop()
  }
  process.exit(0)
})

/** Builds and releases the parts while the API starts. Returns the API's address. */
async function readyToServe({ edition, storeDir }: StartSettings, api: Supervised) {
  await mkdir(storeDir, { recursive: true })
  const store = openStore(process.env, storeDir, edition)
  const reason = { who: userInfo().username, why: 'npm start' }
  const released = releaseWorkingTree({ edition, store, storeDir, reason, log: console.log })
  const [apiUrl] = await Promise.all([api.ready, released])
  return apiUrl
}

async function listen(
  { edition, dataDir, storeDir, contentDir, isProduction, port, host }: StartSettings,
  apiUrl: string,
) {
  const { TRUST_PROXY = '', PUBLIC_URL } = process.env
  const publicOrigin = PUBLIC_URL ? new URL(PUBLIC_URL).origin : undefined
  const app = await gateway({
    store: openStore(process.env, storeDir, edition),
    contentDir,
    isProduction,
    apiUrl,
    trustProxy: parseTrustProxy(TRUST_PROXY),
    publicOrigin,
    releaseSecret: releaseSecret(dataDir),
  })
  await app.listen({ port, host }).catch((error) => Promise.reject(listenError(error, port, host)))
  return app
}

function printWelcome({ edition, port, isProduction }: StartSettings) {
  console.log(`\nStepwise${edition === 'pro' ? ' Pro' : ''} is ready at http://localhost:${port}`)
  if (!isProduction) console.log(demoAccountLines(edition).join('\n'))
  console.log('Stop it with Ctrl+C.')
}
