import { setTimeout as wait } from 'node:timers/promises'
import type { Server } from '../../drills/nginx/many-servers.ts'
import type { Stage } from './stage.ts'

export const faultNames = ['api', 'database', 'deployment'] as const
export type FaultName = (typeof faultNames)[number]

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
export function createFaults({ apis, database, replace }: Stage, elapsedMs: () => number) {
  const records: FaultRecord[] = []
  let onUntil = 0

  const breaking: Record<FaultName, () => Promise<void>> = {
    api: () => replace(0, 'SIGKILL'),
    database: async () => {
      await database.end('SIGINT')
      await database.startAgain()
      for (const api of apis) await untilReady(api)
    },
    deployment: async () => {
      await replace(0, 'SIGTERM')
      await replace(1, 'SIGTERM')
    },
  }

  return {
    records,
    isOn: () => performance.now() < onUntil,
    make: async (fault: FaultName) => {
      const at = elapsedMs()
      onUntil = Number.POSITIVE_INFINITY
      const before = apis.map((api) => api.process)
      await breaking[fault]()
      // One that has ended by itself is not started again.
      const restarted = apis.filter(
        ({ process }, index) => process !== before[index] || process.exitCode !== null,
      ).length
      records.push({ fault, at, restarted })
      onUntil = performance.now() + settlingMs
    },
  }
}

/** Until an API and its database answer, or it has ended. */
async function untilReady({ at, process }: Server) {
  const isReady = () =>
    fetch(`http://${at}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (process.exitCode === null && !(await isReady())) await wait(50)
}
