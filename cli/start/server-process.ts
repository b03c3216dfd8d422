import { type ChildProcess, spawn } from 'node:child_process'
import { UserFacingError } from '@stepwise/deploy/errors'
import { root } from '../launch/root.mjs'

export interface Ending {
  /** A sentence. */
  reason: string
  /** It has printed what is wrong, and would say the same at the next start. */
  isRefusal: boolean
}

export interface ServerProcess {
  /** The address of the server once it answers. Rejects when it ends before that; it has printed why. */
  ready: Promise<string>
  /** Resolves when it has ended, whoever ended it. */
  ended: Promise<Ending>
  stop: () => Promise<void>
}

/** EX_CONFIG of sysexits.h, with which our servers refuse to start. */
export const refusalCode = 78

/** Longer than a server takes that still gets calls for a minute and then waits for the last ones (shared/server/drain.ts). */
const stopTimeoutMs = 90_000

/**
 * Runs a server of ours in a process of its own, which announces its address when it is ready. It ends when this process ends, even by kill -9.
 * `name` begins a sentence: "The API".
 */
export function startServerProcess(name: string, args: string[], env: NodeJS.ProcessEnv): ServerProcess {
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const ended = new Promise<Ending>((resolve) => {
    // The system has no process left for it, for now.
    child.once('error', (error) =>
      resolve({ reason: `${name} could not be started: ${error.message}.`, isRefusal: false }),
    )
    child.once('exit', (code, signal) =>
      resolve({ reason: `${name} stopped (${signal ?? `exit code ${code}`}).`, isRefusal: code === refusalCode }),
    )
  })
  const endedEarly = ended.then(({ reason }) => {
    throw new UserFacingError(child.exitCode === null ? [reason] : [])
  })
  return { ready: Promise.race([receiveAddress(child), endedEarly]), ended, stop: () => stop(child, ended) }
}

const receiveAddress = (child: ChildProcess) =>
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
