import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@stepwise/cli/root'

const all = join(root, 'var', 'e2e')
const nameOf = (pid: number) => `run-${pid}`

// The runner sets it; the workers inherit it.
process.env.E2E_RUN ??= nameOf(process.pid)

/** Everything that this run writes: data, stores, logs, results. Runs at the same time have different folders. */
export const runFolder = join(all, process.env.E2E_RUN)

/** Deletes the folders of runs that have ended. The folder of this run stays until the next one. */
export function removeEarlierRuns(): void {
  mkdirSync(all, { recursive: true })
  for (const name of readdirSync(all)) {
    const pid = Number(/^run-(\d+)$/.exec(name)?.[1])
    if (pid && !isRunning(pid)) rmSync(join(all, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
