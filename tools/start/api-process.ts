import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { UserFacingError } from '../../deploy/src/errors.ts'
import { root } from '../launch/root.mjs'
import type { StartSettings } from './settings.ts'

export type ApiProcess = {
  /** The address of the API once it answers. Rejects when it ended before that; it has said why itself. */
  ready: Promise<string>
  /** Resolves with a sentence when the API has ended, asked or not. */
  ended: Promise<string>
  stop: () => Promise<void>
}

const patience = 5000

// The embedded database is a large WebAssembly program. Its optimised code costs 560 MB while it is made and 60 MB for
// ever, and makes queries a sixth faster: not worth it here.
const smallMemory = ['--liftoff-only', '--max-semi-space-size=2']

/** Starts the API on a port of this machine, a free one unless told. It ends by itself when this process does, however that happens. */
export function startApi({ edition, dataDir, contentDir }: StartSettings, port = 0): ApiProcess {
  const child = spawn(process.execPath, [...smallMemory, join('api', 'src', 'main.ts')], {
    cwd: root,
    env: {
      LOG_LEVEL: 'warn',
      ...process.env,
      EDITION: edition,
      DATA_DIR: dataDir,
      CONTENT_DIR: contentDir,
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
  const impatient = setTimeout(() => child.kill('SIGKILL'), patience)
  await ended
  clearTimeout(impatient)
}
