import { findRoute } from '@stepwise/shared/routing/find-route'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { releasedStore } from '../testing/released-store.ts'
import { shadowProblems } from './check-shadows.ts'
import type { LiveSet } from './live-set.ts'

type Routes = Record<string, string[]>

/** The parts of a set that matter for addresses. */
const aSet = ({ host = [], ...remotes }: Routes) =>
  ({
    host: { edition: 'study', routes: host },
    remotes: Object.entries(remotes).map(([name, paths]) => ({
      config: { name, routes: paths.map((path) => ({ path, editions: ['study', 'pro'] })) },
    })),
  }) as unknown as LiveSet

const shadows = (before: Routes, after: Routes, promoted = ['journal']) =>
  shadowProblems({ before: aSet(before), after: aSet(after), promoted }).map(({ part, text }) => `${part}: ${text}`)

const hint = 'Give it another path, or promote it with --breaking "why".'

test.each([
  ['/flows/:flow', '/flows/new', '/flows/new'],
  ['/flows/:flow/:step?', '/flows/:flow/steps', '/flows/~/steps'],
  ['/:area/steps/:step', '/flows/steps/*', '/flows/steps/~'],
  ['/:area/steps', '/:any/*', undefined],
  ['/:area/:step', '/flows/:anything', '/flows/~'],
  ['/flows/*', '/flows/:flow/notes', '/flows/~/notes'],
  ['/flows/*', '/flows/a/*', '/flows/a/~/~/~'],
  ['/flows/new', '/flows/:flow', undefined],
  ['/flows/:flow', '/flows/:flow/notes', undefined],
])('next to %s of learn, the new route %s takes %s', (theirs, mine, taken) => {
  const text = `journal: The route ${mine} takes ${taken} from learn, whose route ${theirs} is shown there now. ${hint}`
  expect(shadows({ learn: [theirs] }, { learn: [theirs], journal: [mine] })).toEqual(taken ? [text] : [])
})

test('a page that moves takes nothing away, and neither does a route that was there before', () => {
  const learn = ['/flows/:flow', '/flows/new']
  expect(shadows({ learn }, { learn: ['/flows/:slug'], journal: ['/flows/new'] })).toEqual([])
  expect(shadows({ learn, journal: ['/flows/old'] }, { learn, journal: ['/Flows/old/'] })).toEqual([])
})

test('only the routes of the set’s edition count', () => {
  const before = aSet({ learn: ['/flows/:flow'] })
  const after = aSet({ learn: ['/flows/:flow'], journal: ['/flows/new'] })
  for (const route of after.remotes[1]?.config.routes ?? []) route.editions = ['pro']
  expect(shadowProblems({ before, after, promoted: ['journal'] })).toEqual([])
})

test('a remote that takes a part of another’s addresses is refused by the gate, unless someone says why', async () => {
  const withRoute = (path: string) => ({ config: { routes: [{ path, page: 'home', access: 'signed-in' as const }] } })
  const { problemsOfRemote, problemsOfHost } = await releasedStore({ learn: withRoute('/flows/:flow') })
  const shadow = `The route /flows/new takes /flows/new from learn, whose route /flows/:flow is shown there now. ${hint}`
  expect(await problemsOfRemote('journal', withRoute('/flows/new'))).toEqual([`journal: ${shadow}`])
  expect(await problemsOfRemote('journal', withRoute('/flows/new'), { breaking: 'agreed' })).toEqual([])
  expect(await problemsOfHost({ routes: ['/flows/new'] })).toEqual([`host: ${shadow}`])
})

const segment = fc.constantFrom('a', 'b', ':x', ':y?', 'a?')
const path = fc
  .tuple(fc.array(segment, { maxLength: 3 }), fc.constantFrom('', '', '/*'))
  .map(([segments, end]) => `/${segments.join('/')}${end}`.replace('//', '/'))
const paths = fc.array(path, { maxLength: 4 })

/** Every address of up to five segments of these values. */
const everyAddress = (() => {
  const longer = (addresses: string[]) => addresses.flatMap((start) => ['a', 'b', 'c'].map((end) => `${start}/${end}`))
  const all = ['']
  for (let last = all, depth = 0; depth < 5; depth++) {
    last = longer(last)
    all.push(...last)
  }
  return all.map((address) => address || '/')
})()

const ownRoutes = (routes: Routes) =>
  Object.entries(routes).flatMap(([part, all]) => all.map((path) => ({ part, path })))

test('no address changes its part without a problem that names the two routes', () => {
  fc.assert(
    fc.property(paths, paths, paths, (learn, notes, journal) => {
      const [before, after] = [ownRoutes({ learn, notes }), ownRoutes({ learn, notes, journal })]
      const problems = shadows({ learn, notes }, { learn, notes, journal })
      const taken = everyAddress.flatMap((address) => {
        const [theirs, mine] = [findRoute(before, address)?.route, findRoute(after, address)?.route]
        return theirs && mine && theirs.part !== mine.part ? [`${mine.path} ${theirs.part} ${theirs.path}`] : []
      })
      const named = problems.map((text) =>
        text.replace(/.*The route (\S+) takes \S+ from (\S+), whose route (\S+) is .*/, '$1 $2 $3'),
      )
      expect(new Set(named)).toEqual(new Set(taken))
    }),
  )
})

test('three hundred routes are compared in well under a second of the processor', () => {
  const routes = (part: string) => Array.from({ length: 100 }, (_, at) => `/${part}/:one/part-${at}/:two?`)
  const before = { learn: routes('learn'), notes: routes('notes') }
  const start = process.cpuUsage()
  expect(shadows(before, { ...before, journal: routes(':any') })).toEqual([])
  // Microseconds. What others do on the machine does not count.
  expect(process.cpuUsage(start).user).toBeLessThan(1_000_000)
})
