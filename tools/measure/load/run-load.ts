import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { createLedger } from './acknowledged.ts'
import { createConnection } from './connection.ts'
import { createFaults } from './faults.ts'
import { createFigures } from './figures.ts'
import type { LoadOptions } from './options.ts'
import { startSampling } from './processes.ts'
import { openStage, type Stage } from './stage.ts'
import { beStudent } from './student.ts'

/** Runs the load and returns everything that was seen. `log` is told how far it is. */
export async function runLoad(options: LoadOptions, log: (line: string) => void) {
  const { students, seconds, rampSeconds, thinkSeconds, faults: faultNames } = options
  log(`Starting PostgreSQL, two APIs and nginx, with ${students} students.`)
  const stage = await openStage(students)
  try {
    const figures = createFigures()
    const ledger = createLedger()
    const faults = createFaults(stage, figures.elapsedMs)
    const over = new AbortController()
    const sampling = startSampling(stage.programs)
    const began = performance.now()

    log(`The students sign in over ${rampSeconds} seconds, and go on for ${Math.round(seconds)}.`)
    const all = Array.from({ length: students }, async (_, at) => {
      await wait((1000 * rampSeconds * at) / students)
      const connection = createConnection({ origin: stage.origin, figures, isDuringFault: faults.isOn, number: at + 1 })
      await beStudent({ number: at + 1, connection, ledger, thinkSeconds, signal: over.signal })
    })
    const end = wait(1000 * (rampSeconds + seconds)).then(() => over.abort())
    await wait(1000 * rampSeconds)
    // What is kept for every student, and what is compiled, is there by now.
    await wait(1000 * Math.min(60, seconds / 10))
    const usedAfter = await usedBy(stage.apis)
    for (const fault of faultNames) {
      await wait((1000 * seconds) / (faultNames.length + 1) / 2)
      log(`Fault: ${fault}.`)
      await faults.make(fault)
    }
    await end
    await Promise.all(all)
    const tookSeconds = (performance.now() - began) / 1000
    const samples = sampling.stop()
    const usedAtEnd = await usedBy(stage.apis)
    const lost = await lostWrites(stage.databaseUrl, ledger)
    return {
      when: new Date().toISOString(),
      options,
      requestsPerSecond: Math.round((figures.all().count / tookSeconds) * 10) / 10,
      all: figures.all(),
      calls: figures.calm(),
      callsDuringFaults: figures.duringFaults(),
      windows: figures.windows(),
      failed: figures.failed,
      faults: faults.records,
      acknowledged: ledger.count(),
      lost,
      samples,
      delays: stage.delays,
      memory: usedAfter.map((begin, at) => ({ name: `API ${at + 1}`, begin, end: usedAtEnd[at] ?? 0 })),
    }
  } finally {
    await stage.stop()
  }
}

export type LoadResult = Awaited<ReturnType<typeof runLoad>>

const usedBy = (apis: Stage['apis']) => Promise.all(apis.map((api) => api.usedMegabytes()))

async function lostWrites(databaseUrl: string, ledger: ReturnType<typeof createLedger>) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await ledger.lostIn(client)
  } finally {
    await client.end()
  }
}
