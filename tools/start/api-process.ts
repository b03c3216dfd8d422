import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { behindLocalGateway } from '@stepwise/shared/server'
import { UserFacingError } from '../../deploy/src/errors.ts'
import { root } from '../launch/root.mjs'
import { releaseSecret } from './release-secret.ts'
import type { StartSettings } from './settings.ts'

export type ApiProcess = {
  /** The address of the API once it answers. Rejects when it ends before that; it has printed why. */
  ready: Promise<string>
  /** Resolves with a sentence when the API has ended, whoever ended it. */
  ended: Promise<string>
  stop: () => Promise<void>
}

const stopTimeoutMs = 5000

// The embedded database is a large WebAssembly program. Optimising its code takes 560 MB at first and 60 MB from then on, and
// makes queries a sixth faster: not worth it here.
const smallMemory = ['--liftoff-only', '--max-semi-space-size=2']

/**
 * Starts the API on a port of this machine; 0 means any free port. It ends when this process ends, even by kill -9. `variables` come before
 * those of this process.
 */
export function startApi(
  { edition, dataDir, contentDir }: StartSettings,
  port = 0,
  variables: NodeJS.ProcessEnv = {},
): ApiProcess {
  const child = spawn(process.execPath, [...smallMemory, join('api', 'src', 'main.ts')], {
    cwd: root,
    env: {
      LOG_LEVEL: 'warn',
      ...process.env,
      ...variables,
      EDITION: edition,
      DATA_DIR: dataDir,
      CONTENT_DIR: contentDir,
      RELEASE_SECRET: releaseSecret(dataDir),
      TRUST_PROXY: behindLocalGateway(process.env.TRUST_PROXY ?? ''),
      HOST: '127.0.0.1',
      PORT: String(port),
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`The API could not be started: ${error.message}.`))
    child.once('exit', (code, signal) => resolve(`The API stopped (${signal ?? `exit code ${code}`}).`))
  })
  const endedEarly = ended.then((reason) => {
    throw new UserFacingError(child.exitCode === null ? [reason] : [])
  })
  return { ready: Promise.race([addressOf(child), endedEarly]), ended, stop: () => stop(child, ended) }
}

const addressOf = (child: ChildProcess) =>
  new Promise<string>((resolve) => {
    child.on('message', (message) => {
      const { ready, address } = message as { ready?: boolean; address?: string }
      if (ready && address) resolve(address)
    })
  })

async function stop(child: ChildProcess, ended: Promise<unknown>) {
  child.kill('SIGTERM')
  const killTimer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs)
  await ended
  clearTimeout(killTimer)
}
