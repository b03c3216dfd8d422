import { join } from 'node:path'
import { behindLocalGateway } from '@stepwise/shared/server'
import { releaseSecret } from './release-secret.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'
import { registryUrl, type StartSettings } from './settings.ts'

// The embedded database is a large WebAssembly program. Optimising its code takes 560 MB at first and 60 MB from then on, and
// makes queries a sixth faster: not worth it here.
export const smallMemory = ['--liftoff-only', '--max-semi-space-size=2']

/**
 * Starts the API on a port of this machine, for a gateway on this machine; 0 means any free port. `variables` come before those of this
 * process.
 */
export function startApi(settings: StartSettings, port = 0, variables: NodeJS.ProcessEnv = {}): ServerProcess {
  const { edition, dataDir, contentDir } = settings
  return startServerProcess('The API', [...smallMemory, join('api', 'src', 'main.ts')], {
    LOG_LEVEL: 'warn',
    REGISTRY_URL: registryUrl(settings),
    ...process.env,
    EDITION: edition,
    DATA_DIR: dataDir,
    CONTENT_DIR: contentDir,
    RELEASE_SECRET: releaseSecret(dataDir),
    TRUST_PROXY: behindLocalGateway(process.env.TRUST_PROXY ?? ''),
    HOST: '127.0.0.1',
    PORT: String(port),
    ...variables,
  })
}
