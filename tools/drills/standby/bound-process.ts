import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** PostgreSQL and pgbouncer do not run as root, and this user exists everywhere. */
const unprivileged = { uid: 65_534, gid: 65_534 }
export const identity = process.getuid?.() === 0 ? unprivileged : undefined

export interface BoundProcess {
  child: ChildProcess
  /** What it has written so far. */
  output: () => string
  /** Sends the signal to it and its children, and waits for its end. */
  end: (signal: NodeJS.Signals) => Promise<void>
}

/**
 * Starts a program that ends with this process, however that ends: the kernel sends it `lastSignal` then. Not as root. It leads a group
 * of its own, so that it can be killed with its children, as when a machine loses its power.
 */
export function startBound(
  program: string,
  args: string[],
  { env, lastSignal }: { env: NodeJS.ProcessEnv; lastSignal: 'INT' | 'TERM' },
): BoundProcess {
  const asNobody = identity ? [`--reuid=${unprivileged.uid}`, `--regid=${unprivileged.gid}`, '--clear-groups'] : []
  const child = spawn('setpriv', [`--pdeathsig=${lastSignal}`, ...asNobody, '--', program, ...args], {
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  const ended = once(child, 'exit')
  return {
    child,
    output: () => output,
    end: async (signal) => {
      if (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
        process.kill(signal === 'SIGKILL' ? -child.pid : child.pid, signal)
      }
      await ended
    },
  }
}
