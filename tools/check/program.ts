import { spawn } from 'node:child_process'
import { statfsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@stepwise/cli/root'

/** Runs one check. `heard` gets what it prints. Answers whether it passed. */
export type Run = (heard: (text: string) => void) => Promise<boolean>

/** A package's own program, run with the Node that runs this. */
export function program(path: string, args: string[], env: NodeJS.ProcessEnv = {}): Run {
  return (heard) =>
    new Promise<boolean>((resolve) => {
      const child = spawn(process.execPath, [join(root, 'node_modules', path), ...args], {
        cwd: root,
        env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
        stdio: ['inherit', 'pipe', 'pipe'],
      })
      for (const stream of ['stdout', 'stderr'] as const) {
        child[stream].setEncoding('utf8').on('data', (text: string) => {
          process[stream].write(text)
          heard(text)
        })
      }
      child.once('error', () => resolve(false))
      child.once('close', (code) => resolve(code === 0))
    })
}

const reporters = ['--reporter=default', `--reporter=${join(import.meta.dirname, 'vitest-report.ts')}`]

/** Vitest. In CI a test that fails gets a second try, and is printed under "Flaky" when that passes. */
export const vitest = (args: string[], env?: NodeJS.ProcessEnv): Run =>
  program('vitest/vitest.mjs', ['run', ...reporters, ...(process.env.CI ? ['--retry=1'] : []), ...args], env)

export const playwright = (...args: string[]): Run => program('playwright/cli.js', ['test', ...args])

/** Bytes that must be free for tests to keep their databases in memory. */
const neededMemory = 4 * 2 ** 30

/** Settings with which tests make their temporary folders in memory, where the machine has room: databases are copied in a twentieth of the time. */
export function inMemory(folder = '/dev/shm'): NodeJS.ProcessEnv {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= neededMemory ? { TMPDIR: folder } : {}
  } catch {
    return {}
  }
}
