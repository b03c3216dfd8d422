import { mkdir } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { parseTrustProxy } from '@stepwise/shared/server'
import { UserFacingError } from '../../deploy/src/errors.ts'
import { gateway } from '../../deploy/src/gateway/gateway.ts'
import { openStore } from '../../deploy/src/store/open-store.ts'
import { run } from '../launch/run.ts'
import { type ApiProcess, startApi } from './api-process.ts'
import { demoAccountLines } from './demo-accounts.ts'
import { assertPortFree, listenError } from './port.ts'
import { releaseSecret } from './release-secret.ts'
import { releaseWorkingTree } from './release-working-tree.ts'
import { type StartSettings, startSettings } from './settings.ts'

await run(async () => {
  const settings = startSettings(process.env)
  await assertPortFree(settings.port, settings.host)
  const stopRequested = new Promise<undefined>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(undefined))
  })

  const api = startApi(settings)
  try {
    const apiUrl = await Promise.race([stopRequested, readyToServe(settings, api)])
    const app = apiUrl && (await listen(settings, apiUrl))
    if (app) printWelcome(settings)
    const reasonToStop = app && (await Promise.race([stopRequested, api.ended]))
    if (reasonToStop) throw new UserFacingError([reasonToStop])
    if (app) await app.close()
  } finally {
    await api.stop()
  }
  process.exit(0)
})

/** Builds and releases the parts while the API starts. Answers with the API's address. */
async function readyToServe({ edition, storeDir }: StartSettings, api: ApiProcess) {
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
