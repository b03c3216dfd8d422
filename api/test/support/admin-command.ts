import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const tool = fileURLToPath(new URL('../../../cli/admin/main.ts', import.meta.url))

/** `npm run admin -- …`, in this environment alone. It ends with its test. */
export function admin(env: Record<string, string | undefined>, ...args: string[]): ChildProcess {
  const child = spawn(process.execPath, [tool, ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

/** What it has written, and its exit code. */
export async function ended(child: ChildProcess) {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text))
  const [code] = await once(child, 'close')
  return { code, output }
}
