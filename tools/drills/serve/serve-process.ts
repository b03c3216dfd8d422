import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '@stepwise/cli/root'
import { expect } from 'vitest'

/** Seconds when the machine has nothing else to do. */
export const soon = { timeout: 60_000, interval: 20 }

/** For drills: `npm run serve -- <role>`, as systemd runs it. */
export function serve(role: string, env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [join(root, 'cli', 'stepwise.mjs'), 'serve', role], {
    cwd: root,
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', DRAIN_SECONDS: '0', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk
    })
  const ready = () => expect.poll(() => output, soon).toContain('Stepwise answers at')
  return { child, output: () => output, ready }
}

/** What `serve -- api` needs besides its place. */
export const apiSettings = {
  MAIL_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'no-reply@example.org',
  SUPPORT_EMAIL: 'support@example.org',
  RELEASE_SECRET: 'a secret of at least thirty-two characters',
}
