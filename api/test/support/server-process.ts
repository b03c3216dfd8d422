import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { inject, onTestFinished } from 'vitest'
import { demoPassword } from '../../src/demo/accounts.ts'
import type { DatabaseSettings } from './engines.ts'

const script = fileURLToPath(new URL('../../start.mjs', import.meta.url))

/** The server in a process of its own, started as in production. */
export interface ServerProcess {
  address: string
  child: ChildProcess
  /** What it has written so far, both streams. */
  output: () => string
  /** Resolves with its exit code (null after a signal). */
  ended: Promise<number | null>
}

/** Starts the server; resolves when it says that it is ready, or with an empty address when it has ended before. */
export async function startServer(
  database: DatabaseSettings,
  { env = {}, nodeOptions = [] }: { env?: Record<string, string>; nodeOptions?: string[] } = {},
): Promise<ServerProcess> {
  const { dataFolder: DATA_DIR, databaseUrl: DATABASE_URL } = database
  const data = { CONTENT_DIR: inject('contentFolder'), DATA_DIR, DATABASE_URL }
  const child = spawn(process.execPath, [...nodeOptions, script], {
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'silent', ...data, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const { stdout, stderr } = child
  if (!stdout || !stderr) throw new Error('The server has no output to read.')
  let output = ''
  for (const stream of [stdout, stderr]) stream.on('data', (chunk) => (output += chunk))
  // Not its 'close' event, which never comes after a disconnect.
  const ended = Promise.all([once(child, 'exit'), finished(stdout), finished(stderr)]).then(
    ([[code]]) => code as number | null,
  )
  const ready = new Promise<string>((done) =>
    child.once('message', (message) => done((message as { address: string }).address)),
  )
  const address = await Promise.race([ready, ended.then(() => '')])
  return { address, child, output: () => output, ended }
}

/** Kills the server when its test ends, passed or failed. */
export function stopAfterTest(server: ServerProcess) {
  onTestFinished(async () => {
    server.child.kill('SIGKILL')
    await server.ended
  })
  return server
}

/** The headers of calls as a demo account. */
export async function signInTo(address: string, name = 'new') {
  const response = await fetch(`${address}/api/auth/sign_in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user: { email: `${name}@demo.stepwise.test`, password: demoPassword } }),
  })
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return { cookie, origin: address }
}
