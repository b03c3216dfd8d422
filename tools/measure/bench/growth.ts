import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@stepwise/cli/root'
import { ask, demoStep, signIn, startServer, student } from './api/api-figures.ts'
import { type BenchCall, callRate } from './api/call-rate.ts'
import { type Figure, figure, median } from './figures.ts'

const rounds = 9
const roundMs = 500
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
 * How much longer each call takes with a course of ten times the steps, 20,000 people, and a person who has 5,000 notes and 1,000 reflections:
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
    return figures
  } finally {
    await grown.stop()
    await today.stop()
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
