import type { FaultName } from './options.ts'
import type { Stage } from './stage.ts'

export interface FaultRecord {
  fault: FaultName
  /** When it was made, in milliseconds since the beginning of the run. */
  at: number
  /** APIs that are another process than before. */
  restarted: number
}

/** How long after it everything may take to answer as before: waiting calls, new connections, cold code. */
const settlingMs = 2000

/** Breaks things, one at a time. `isOn` says whether a call may feel it. */
export function createFaults({ apis, database }: Pick<Stage, 'apis' | 'database'>, elapsedMs: () => number) {
  const records: FaultRecord[] = []
  let onUntil = 0

  const breaking: Record<FaultName, () => Promise<void>> = {
    api: async () => apis[0]?.kill(),
    database: async () => {
      await database.end('SIGINT')
      await database.startAgain()
      for (const api of apis) await api.untilReady()
    },
    deployment: async () => {
      for (const api of apis) await api.replace()
    },
  }

  return {
    records,
    isOn: () => performance.now() < onUntil,
    make: async (fault: FaultName) => {
      const at = elapsedMs()
      onUntil = Number.POSITIVE_INFINITY
      const pids = apis.map(({ pid }) => pid())
      await breaking[fault]()
      const restarted = apis.filter(({ pid }, index) => pid() !== pids[index]).length
      records.push({ fault, at, restarted })
      onUntil = performance.now() + settlingMs
    },
  }
}
