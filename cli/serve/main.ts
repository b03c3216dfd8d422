import { userInfo } from 'node:os'
import { openStore } from '@stepwise/deploy'
import { UserFacingError } from '@stepwise/deploy/errors'
import { ensureBuilt } from '../build/build-part.ts'
import { partFolders } from '../build/parts.ts'
import { run } from '../launch/run.ts'
import { collectWhileRunning } from '../release/gc/collect-while-running.ts'
import { packedSharedTypes } from '../release/types/shared-types.ts'
import { assertPortFree, freePort } from '../start/port.ts'
import { releaseWorkingTree } from '../start/release-working-tree.ts'
import { refusalCode } from '../start/server-process.ts'
import { type StartSettings, startSettings } from '../start/settings.ts'
import { stopRequested } from '../start/stop-requested.ts'
import type { Supervised } from '../start/supervisor.ts'
import { assertProductionSettings, type Role, roles } from './production-settings.ts'
import { retryTemporary } from './retry-temporary.ts'
import { superviseApi, superviseGateway } from './servers.ts'

// Production: docs/operations/README.md.
await run(async () => {
  process.env.NODE_ENV = 'production'
  const role = parseRole(process.argv.slice(2))
  assertProductionSettings(role, process.env)
  const settings = startSettings(process.env)
  if (role === 'build') return build(settings)
  if (role === 'release') return release(settings)

  const stop = stopRequested()
  const servers: Supervised[] = []
  try {
    const address = await Promise.race([stop, start(role, settings, servers)])
    // A gateway says it itself.
    if (address && role === 'api') console.log(`Stepwise answers at ${address}`)
    await stop
  } finally {
    // The gateway first: what it has taken is still answered by the API.
    for (const server of servers.toReversed()) await server.stop()
  }
  process.exit(0)
}, refusalCode)

function parseRole([name = 'all', ...others]: string[]): Role {
  const role = roles.find((known) => known === name)
  if (role && others.length === 0) return role
  throw new UserFacingError(['npm run serve takes no argument, or one of: -- api, -- gateway, -- release, -- build.'])
}

/** Starts what the role runs, and puts it into `servers`. Returns the address once everything runs. */
async function start(role: Role, settings: StartSettings, servers: Supervised[]): Promise<string | undefined> {
  const { port, host } = settings
  if (role === 'api') {
    const apis = superviseApi(
      { port: Number(process.env.PORT || 4001), host: process.env.HOST || '127.0.0.1' },
      settings,
    )
    servers.push(...apis)
    return (await Promise.all(apis.map(({ ready }) => ready)))[0]
  }
  await assertPortFree(port, host)
  collectWhileRunning(settings, console.log)
  if (role === 'gateway') {
    servers.push(superviseGateway(settings, process.env.API_URL ?? ''))
    return servers[0]?.ready
  }
  const apis = superviseApi({ port: await freePort() }, settings)
  servers.push(...apis)
  const [apiUrl = ''] = (await Promise.all([...apis.map(({ ready }) => ready), release(settings)])) as string[]
  const gateway = superviseGateway(settings, apiUrl)
  servers.push(gateway)
  return gateway.ready
}

/** Builds what has changed and makes it live, however long the place of the releases is away. */
async function release({ edition, storeDir }: StartSettings) {
  const store = openStore(process.env, storeDir, edition)
  const reason = { who: process.env.RELEASE_WHO ?? userInfo().username, why: 'npm run serve' }
  const tree = { edition, store, storeDir, reason, log: console.log }
  await retryTemporary(() => releaseWorkingTree(tree), console.error)
}

/** Builds what has changed; the next start has only to make it live. */
async function build({ edition }: StartSettings) {
  for (const part of partFolders()) await ensureBuilt(part, edition)
  await packedSharedTypes()
  console.log('Everything is built.')
}
