import type { LogEvent, PostgresPool } from 'kysely'
import type pg from 'pg'
import { Gauge } from 'prom-client'
import { connectionWaitSeconds, metrics, querySeconds } from './registry.ts'

/** For Kysely's `log`. */
export function measureQuery({ level, queryDurationMillis }: LogEvent) {
  querySeconds.observe({ outcome: level === 'error' ? 'failed' : 'answered' }, queryDurationMillis / 1000)
}

/** The pool for Kysely, which measures how long a connection is waited for. */
export function measuredPool(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const stopTimer = connectionWaitSeconds.startTimer()
      try {
        return await pool.connect()
      } finally {
        stopTimer()
      }
    },
  }
}

/** How many connections the pool of this process has, and how many calls wait for one. Ends with the returned function. */
export function showPool(pool: pg.Pool): () => void {
  const name = 'stepwise_database_pool'
  new Gauge({
    name,
    help: 'Connections of the pool that are in use or idle, and calls that wait for one.',
    labelNames: ['state'],
    registers: [metrics],
    collect() {
      this.set({ state: 'in-use' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  return () => metrics.removeSingleMetric(name)
}
