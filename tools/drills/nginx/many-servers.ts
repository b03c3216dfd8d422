import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '@stepwise/cli/port'
import { root } from '@stepwise/cli/root'

export interface Server {
  /** `host:port`, as nginx names it. */
  at: string
  process: ChildProcess
  /** What it has written. */
  output: () => string
  kill: () => Promise<void>
}

/** For drills: an API or a gateway as a process of its own on a free port, when it answers at `/api/health` or `/robots.txt`. */
export async function startServer(kind: 'api' | 'gateway', env: NodeJS.ProcessEnv, port?: number): Promise<Server> {
  const own = port ?? (await freePort())
  const script = join(root, kind === 'api' ? 'api/src/main.ts' : 'deploy/src/gateway/main.ts')
  // With an IPC channel it ends when this process does.
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: String(own), ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk
    })
  }
  const at = `127.0.0.1:${own}`
  const path = kind === 'api' ? '/api/health' : '/robots.txt'
  while (!(await fetch(`http://${at}${path}`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`The ${kind} did not start:\n${output}`)
    await delay(50)
  }
  return {
    at,
    process: child,
    output: () => output,
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}
