import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startPostgres } from '@stepwise/api/testing/postgres-server'
import { root } from '@stepwise/cli/root'
import { startServerProcess } from '@stepwise/cli/start'
import autocannon from 'autocannon'
import { type Figure, figure } from '../figures.ts'
import { demoStudent, signIn } from '../sign-in.ts'

const connections = 8
const rounds = 5
/** Rounds before that, in which the code is compiled: servers run for days. */
const warmUps = 4
const seconds = 2
const step = '/flows/organisation/learning_modules/plan-your-week/chapters/see-your-time/steps/planning-your-week'

export interface Call {
  method: 'GET' | 'POST'
  /** One after the other on each connection. */
  paths: string[]
  /** Each path is called once on each connection; without it the calls go on for some seconds. */
  isOnce?: boolean
}

export const get = (path: string): Call => ({ method: 'GET', paths: [path] })

const completions = (steps: string[]): Call => ({
  method: 'POST',
  paths: steps.map((path) => `/api${path}/complete`),
  isOnce: true,
})

/**
 * Calls a second of one API process on PostgreSQL, against those of the least that a call can be: the session check and one query, in the
 * same process, with an answer of the same bytes, in turns. The demo student reads; eight new people write, one on each connection.
 */
export async function callFigures(): Promise<Figure[]> {
  const { origin, stop } = await startBenchServer('api')
  try {
    const student = [(await signIn(origin, demoStudent)).cookie]
    const eight: string[] = []
    while (eight.length < connections) {
      const { email } = await answer(origin, 'POST', '/people')
      eight.push((await signIn(origin, { ...demoStudent, email })).cookie)
    }
    const steps: string[] = await answer(origin, 'GET', '/steps')
    const measureShare = async (name: string, call: Call, atLeast: number, cookies: string[]) => {
      const bytes = await measureBytes(origin, cookies[0] ?? '', call)
      let [own, limit] = [0, 0]
      for (let round = -warmUps; round < rounds; round++) {
        await answer(origin, 'POST', '/forget')
        const [ownNow, limitNow] = [
          await callsPerSecond(origin, cookies, call),
          await callsPerSecond(origin, cookies, get(`/limit?bytes=${bytes}`)),
        ]
        if (round < 0) continue
        own += ownNow / rounds
        limit += limitNow / rounds
      }
      return figure(`${name}: share of the limit`, own, 'calls/s', { against: limit, atLeast })
    }
    return [
      await measureShare('GET /flows', get('/api/flows?flow='), 0.8, student),
      await measureShare('GET a step', get(`/api${step}`), 0.8, student),
      await measureShare('GET /notes', get('/api/notes'), 0.8, student),
      await measureShare('GET /search', get('/api/search?query=exam'), 0.5, student),
      await measureShare('POST …/complete, each for the first time', completions(steps), 0.5, eight),
      await measureShare(
        'POST …/toggle_favourite',
        { method: 'POST', paths: [`/api${step}/toggle_favourite`] },
        0.5,
        eight,
      ),
    ]
  } finally {
    await stop()
  }
}

export async function callsPerSecond(
  origin: string,
  cookies: string[],
  { method, paths, isOnce }: Call,
): Promise<number> {
  let next = 0
  const result = await autocannon({
    url: origin,
    connections,
    // It ends with a sample: in ms.
    sampleInt: 20,
    ...(isOnce ? { amount: connections * paths.length } : { duration: seconds }),
    setupClient: (client) => {
      const cookie = cookies[next++ % cookies.length]
      client.setRequests(paths.map((path) => ({ method, path, headers: { origin, cookie } })))
    },
  })
  if (result.non2xx + result.errors > 0)
    throw new Error(`${method} ${paths[0]}: ${result.non2xx} wrong answers, ${result.errors} errors.`)
  return result['2xx'] / result.duration
}

/** Of the body, as the load gets it. */
async function measureBytes(origin: string, cookie: string, { method, paths }: Call) {
  const headers = { origin, cookie, 'accept-encoding': 'identity' }
  return (await (await fetch(`${origin}${paths[0]}`, { method, headers })).arrayBuffer()).byteLength
}

export async function startBenchServer(name: string, settings: Record<string, string> = {}) {
  const dataFolder = join(root, 'var/bench', name)
  await rm(dataFolder, { recursive: true, force: true })
  const postgres = await startPostgres({ settings: ['fsync=on'] })
  const server = startServerProcess('The API', [join(import.meta.dirname, 'limit-server.ts')], {
    PATH: process.env.PATH,
    // Wrong answers are counted; the last calls of a load fail when the server stops.
    LOG_LEVEL: 'fatal',
    EDITION: 'study',
    PORT: '0',
    DATA_DIR: dataFolder,
    DATABASE_URL: postgres.url('postgres'),
    ...settings,
  })
  const stop = async () => {
    await server.stop()
    await postgres.stop()
  }
  try {
    return { origin: await server.ready, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Of the server of the bench, not of its API. */
export async function answer(origin: string, method: string, path: string) {
  const response = await fetch(`${origin}${path}`, { method })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`)
  return response.json()
}
