import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startPostgres } from '@stepwise/api/testing/postgres-server'
import { root } from '@stepwise/cli/root'
import { smallMemory, startServerProcess } from '@stepwise/cli/start'
import { type Figure, figure, median } from '../figures.ts'
import { type BenchCall, callRate, connections } from './call-rate.ts'

type Engine = 'PostgreSQL' | 'embedded'

const rounds = 15
const roundMs = 500
const password = 'Stepwise-demo-1'
export const student = 'student@demo.stepwise.test'
export const demoStep =
  '/flows/organisation/learning_modules/plan-your-week/chapters/see-your-time/steps/planning-your-week'

interface Measured {
  name: string
  call: BenchCall
  /** The share of the limit that it is to reach at least; null for none. */
  wanted: number | null
  /** Made by eight new people, one on each connection, who have done nothing before each round. */
  isByEight?: boolean
}

function measured(steps: readonly string[]): Measured[] {
  const get = (path: string) => ({ method: 'GET' as const, paths: [path] })
  const post = (paths: readonly string[]) => ({ method: 'POST' as const, paths })
  const complete = steps.map((path) => `${path}/complete`)
  return [
    { name: 'GET /flows', call: get('/flows'), wanted: 0.8 },
    { name: 'GET a step', call: get(demoStep), wanted: 0.8 },
    { name: 'GET a step, tracked', call: get(`${demoStep}?track_session=true`), wanted: null },
    { name: 'GET /users/favourites', call: get('/users/favourites'), wanted: 0.8 },
    { name: 'GET /users/tutorials', call: get('/users/tutorials'), wanted: 0.8 },
    { name: 'GET /notes', call: get('/notes'), wanted: 0.8 },
    { name: 'POST …/complete', call: post([`${demoStep}/complete`]), wanted: 0.5 },
    { name: 'POST …/complete, each for the first time', call: post(complete), wanted: 0.5, isByEight: true },
    { name: 'POST …/toggle_favourite', call: post([`${demoStep}/toggle_favourite`]), wanted: 0.5 },
    {
      name: 'POST …/toggle_favourite, by eight',
      call: post([`${demoStep}/toggle_favourite`]),
      wanted: 0.5,
      isByEight: true,
    },
    { name: 'GET /search', call: get('/search?query=exam'), wanted: 0.5 },
  ]
}

/**
 * How fast one API process answers, on both engines: each call as a share of the limit, which is the session check and one query whose
 * answer has the same bytes, measured in turns with it.
 */
export async function apiFigures(): Promise<Figure[]> {
  return [...(await figuresOn('PostgreSQL')), ...(await figuresOn('embedded'))]
}

async function figuresOn(engine: Engine): Promise<Figure[]> {
  const server = await startServer(engine)
  try {
    const { origin } = server
    const demoStudent = [await signIn(origin, student)]
    const eight: string[] = []
    while (eight.length < connections) eight.push(await signIn(origin, (await ask(origin, 'POST', '/people')).email))
    const figures: Figure[] = []
    for (const { name, call, wanted, isByEight } of measured(await ask(origin, 'GET', '/steps'))) {
      const people = isByEight ? eight : demoStudent
      const api = { ...call, paths: call.paths.map((path) => `/api${path}`) }
      // Once to fill memories and to let the code be compiled.
      const { bytes } = await callRate(origin, people, api, roundMs)
      const limit: BenchCall = { method: 'GET', paths: [`/limit?bytes=${bytes}`] }
      const ratios: number[] = []
      for (let round = 0; round < rounds; round++) {
        await ask(origin, 'POST', '/forget')
        const least = await callRate(origin, people, limit, roundMs)
        const own = await callRate(origin, people, api, roundMs)
        ratios.push(own.perSecond / least.perSecond)
      }
      figures.push(
        figure(
          `${name} on ${engine}: share of the limit`,
          median(ratios),
          '',
          wanted === null ? {} : { atLeast: wanted },
        ),
      )
    }
    return figures
  } finally {
    await server.stop()
  }
}

/** A server of the bench (limit-server.ts) on a database of its own in `var/bench`. */
export async function startServer(engine: Engine, name = 'api', env: NodeJS.ProcessEnv = {}) {
  const folder = join(root, 'var/bench', name, 'data')
  await rm(folder, { recursive: true, force: true })
  const postgres = engine === 'PostgreSQL' ? await startPostgres({ settings: ['fsync=on'] }) : undefined
  const server = startServerProcess(
    'The API',
    [...(postgres ? [] : smallMemory), join(import.meta.dirname, 'limit-server.ts')],
    {
      PATH: process.env.PATH,
      LOG_LEVEL: 'warn',
      EDITION: 'study',
      PORT: '0',
      DATA_DIR: folder,
      ...env,
      ...(postgres && { DATABASE_URL: postgres.url('postgres') }),
    },
  )
  const stop = async () => {
    await server.stop()
    await postgres?.stop()
  }
  try {
    return { origin: await server.ready, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Asks the server of the bench, not its API. */
export async function ask(origin: string, method: string, path: string) {
  const response = await fetch(`${origin}${path}`, { method })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`)
  return response.json()
}

/** The cookies of a session. */
export async function signIn(origin: string, email: string): Promise<string> {
  const response = await fetch(`${origin}/api/auth/sign_in`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ user: { email, password } }),
  })
  if (!response.ok) throw new Error(`Signing in for the bench failed: ${response.status}`)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
