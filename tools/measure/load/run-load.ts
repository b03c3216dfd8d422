import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import pg from 'pg'
import { createLedger } from './acknowledged.ts'
import { createFaults, type FaultName, faultNames } from './faults.ts'
import { openStage, type Stage } from './stage.ts'
import { countPages, measureUsage } from './usage.ts'
import { type Kind, visitRequests } from './visits.ts'

const connections = 8

export interface LoadOptions {
  students: number
  seconds: number
  /** Broken in the middle, one after the other. */
  faults: readonly FaultName[]
}

/** What the full check runs. */
export const quickLoad: LoadOptions = { students: 60, seconds: 27, faults: faultNames }

/** An answer that is not a success, or none at all. */
export interface FailedCall {
  call: string
  /** The status, or the error of the network. */
  outcome: string
  /** Milliseconds since the beginning of the run. */
  at: number
  isDuringFault: boolean
}

/** Runs the load and returns everything that was seen. `log` receives how far it is. */
export async function runLoad(options: LoadOptions, log: (line: string) => void) {
  const { students, seconds } = options
  log(`Starting PostgreSQL, two APIs and nginx, and signing ${students} students in.`)
  const stage = await openStage(students)
  try {
    const began = performance.now()
    const elapsedMs = () => Math.round(performance.now() - began)
    const ledger = createLedger()
    const faults = createFaults(stage, elapsedMs)
    const times: Record<Kind, number[]> = { call: [], page: [] }
    const failed: FailedCall[] = []
    const fail = (call: string, outcome: string) =>
      void failed.push({ call, outcome, at: elapsedMs(), isDuringFault: faults.isOn() })
    const requests = visitRequests({
      students: stage.people,
      stepUrls: await fetchStepUrls(stage),
      origin: stage.origin,
      ledger,
      onFailure: (call, status) => fail(call, String(status)),
      onAnswer: (kind, took) => times[kind].push(took),
    })

    log(`${connections} connections call without a pause for ${Math.round(seconds)} seconds.`)
    const load = autocannon({
      url: stage.origin,
      connections,
      duration: seconds,
      timeout: 30,
      // Sooner than nginx closes them, after 1,000 calls: what is sent on a closed one has no answer.
      reconnectRate: 500,
      requests,
    })
    // What is kept for every student, and what is compiled, is there by now.
    await wait(1000 * Math.min(60, seconds / 10))
    const before = await measure(stage)
    for (const fault of options.faults) {
      await wait((1000 * seconds) / (options.faults.length + 1) / 2)
      log(`Fault: ${fault}.`)
      await faults.make(fault)
    }
    const { duration, errors, '2xx': count } = await load
    if (errors > 0) fail(`${errors} calls`, 'no answer')
    const after = await measure(stage)
    const pages = after.pages.all - before.pages.all
    return {
      options,
      count,
      callsPerSecond: count / duration,
      /** In milliseconds. */
      p99: { call: percentile99(times.call), page: percentile99(times.page) },
      /** Of the pages that can have their content. */
      renderedShare: (after.pages.rendered - before.pages.rendered) / pages,
      /** Of a gateway, whose threads render and which passes the calls of its pages on to the API. */
      cpuMsAPage: sum(after.gateways.map(({ cpuMs }, at) => cpuMs - (before.gateways[at]?.cpuMs ?? 0))) / pages,
      gatewayMegabytes: Math.max(...after.gateways.map(({ rssMegabytes }) => rssMegabytes)),
      /** The most that the memory of an API grew by. */
      megabytesAMinute:
        (60 * Math.max(...after.apis.map((api, at) => api.usedMegabytes - (before.apis[at]?.usedMegabytes ?? 0)))) /
        seconds,
      failed,
      faults: faults.records,
      acknowledged: ledger.count(),
      lost: await lostWrites(stage.databaseUrl, ledger),
    }
  } finally {
    await stage.stop()
  }
}

export type LoadResult = Awaited<ReturnType<typeof runLoad>>

async function measure({ apis, gateways }: Stage) {
  return {
    apis: await measureUsage(apis),
    gateways: await measureUsage(gateways),
    pages: await countPages(gateways.map(({ metricsUrl }) => metricsUrl)),
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

const percentile99 = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0

/** The first step of each module. */
async function fetchStepUrls({ origin, people }: Stage): Promise<string[]> {
  const response = await fetch(`${origin}/api/flows`, { headers: { cookie: people[0]?.cookie ?? '' } })
  const { flows } = (await response.json()) as { flows: { learning_modules: { url: string }[] }[] }
  return flows.flatMap((flow) => flow.learning_modules.map(({ url }) => url))
}

async function lostWrites(databaseUrl: string, ledger: ReturnType<typeof createLedger>) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await ledger.lostIn(client)
  } finally {
    await client.end()
  }
}
