import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@stepwise/cli/root'
import { ask, demoStep, signIn, startServer, student } from './api/api-figures.ts'
import { type BenchCall, callRate } from './api/call-rate.ts'
import { type Figure, figure, median } from './figures.ts'
import { notesPanelTime } from './interactions.ts'
import { twoVisits } from './measure-page.ts'
import { releasedProduct, serve } from './product.ts'

const rounds = 9
const roundMs = 500
const pageRounds = 3
/** A course ten times as large as today's. */
const copies = 10

const get = (path: string): BenchCall => ({ method: 'GET', paths: [`/api${path}`] })
const calls: [name: string, call: BenchCall][] = [
  ['GET /flows', get('/flows')],
  ['GET a step', get(demoStep)],
  ['GET a step, tracked', get(`${demoStep}?track_session=true`)],
  ['GET /users/favourites', get('/users/favourites')],
  ['GET /notes', get('/notes')],
  ['GET /users/reflective_journal', get('/users/reflective_journal')],
  ['GET /search', get('/search?query=exam')],
  ['POST …/complete', { method: 'POST', paths: [`/api${demoStep}/complete`] }],
  ['POST /auth/authorize', { method: 'POST', paths: ['/api/auth/authorize'] }],
]

/**
 * How much longer each call, the home and a step take with a course of ten times the steps, 20,000 people, and a person who has 5,000 notes and 1,000 reflections:
 * two servers on PostgreSQL, measured in turns.
 */
export async function growthFigures(): Promise<Figure[]> {
  const content = join(root, 'var/bench/growth/content')
  await writeGrownContent(content)
  const today = await startServer('PostgreSQL', 'growth/today')
  const grown = await startServer('PostgreSQL', 'growth/grown', { CONTENT_DIR: content })
  try {
    await ask(grown.origin, 'POST', '/grow')
    const people = [await signIn(today.origin, student), await signIn(grown.origin, student)] as const
    const figures: Figure[] = []
    for (const [name, call] of calls) {
      const times: [today: number, grown: number][] = []
      for (let round = 0; round <= rounds; round++) {
        const before = await callRate(today.origin, [people[0]], call, roundMs)
        const after = await callRate(grown.origin, [people[1]], call, roundMs)
        // The first fills memories.
        if (round > 0) times.push([1000 / before.perSecond, 1000 / after.perSecond])
      }
      const of = (which: 0 | 1) => median(times.map((pair) => pair[which]))
      figures.push(figure(`grown: ${name}`, of(1), 'ms', { against: of(0), atMost: 1.5 }))
    }
    return [...figures, ...(await pageFigures([today.origin, grown.origin]))]
  } finally {
    await grown.stop()
    await today.stop()
  }
}

const account = { email: student, password: 'Stepwise-demo-1' }

/** When the home and a step are painted, and how long the panel of all notes takes to open, on the APIs of today and with what has grown. */
async function pageFigures(origins: [today: string, grown: string]): Promise<Figure[]> {
  const { store } = await releasedProduct('study')
  const served = [await serve(store, origins[0]), await serve(store, origins[1])] as const
  const inTurns = async (measure: (address: string) => Promise<number>) => {
    const times: [number[], number[]] = [[], []]
    for (let round = 0; round < pageRounds; round++)
      for (const which of [0, 1] as const) times[which].push(await measure(served[which].address))
    return { today: median(times[0]), grown: median(times[1]) }
  }
  try {
    const paint = async (name: string, path: string) => {
      const { today, grown } = await inTurns(async (address) => (await twoVisits(address, path, account)).cold.lcp)
      return figure(`grown: ${name}, largest contentful paint`, grown, 'ms', { against: today, atMost: 1.2 })
    }
    const { grown } = await inTurns((address) => notesPanelTime(address, account))
    return [
      await paint('the home', '/dashboard/learn'),
      await paint('a step', demoStep),
      figure('grown: the notes panel opens', grown, 'ms', { atMost: 200 }),
    ]
  } finally {
    for (const { close } of served) await close()
  }
}

/** The content of the repository with every flow ten times: copies have a number after their name. */
async function writeGrownContent(folder: string) {
  await rm(folder, { recursive: true, force: true })
  await cp(join(root, 'content'), folder, { recursive: true })
  const flows = join(folder, 'flows')
  for (const slug of await readdir(flows)) {
    for (let copy = 2; copy <= copies; copy++) {
      const to = join(flows, `${slug}-${copy}`)
      await cp(join(flows, slug), to, { recursive: true })
      const file = join(to, 'flow.yaml')
      const flow = await readFile(file, 'utf8')
      await writeFile(file, flow.replace(/^name: (.*)$/m, `name: $1 ${copy}`))
    }
  }
}
