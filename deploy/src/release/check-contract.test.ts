import type { RemoteConfigSource } from '@stepwise/shared/contracts/remote'
import { expect, test } from 'vitest'
import { releasedStore } from '../testing/released-store.ts'

const withRoute = (path: string, changes: Partial<RemoteConfigSource['routes'][number]> = {}) => ({
  config: { routes: [{ path, page: 'home', access: 'signed-in' as const, ...changes }] },
})
const ui = '@stepwise/shared/ui'

test('a remote that uses names that the live host does not export is refused, and so is a host that drops them', async () => {
  const uses = { [ui]: ['Button', 'Text', '*'] }
  const { problemsOfRemote, problemsOfHost } = await releasedStore(
    { learn: { manifest: { uses } } },
    { exports: { [ui]: ['Button', 'Text'] } },
  )
  expect(await problemsOfRemote('journal', { manifest: { uses: { [ui]: ['Button', 'Chart', 'Map'] } } })).toEqual([
    `journal: It needs Chart, Map of ${ui}; the host does not export it. Promote a host that has it, or do without it.`,
  ])
  expect(await problemsOfHost({ exports: { [ui]: ['Text'] } })).toEqual([
    `host: learn needs Button of ${ui}; this host does not export it. Keep it, or promote a learn without it.`,
  ])
})

test('a remote that needs more than the host offers is refused, and so is a host that offers less', async () => {
  const libraries = { react: '>=19.1.0 <20' }
  const { problemsOfRemote, problemsOfHost } = await releasedStore(
    { learn: { manifest: { libraries } } },
    { libraries: { react: '19.3.1' } },
  )
  const manifest = {
    sharedRange: '^1.3.0',
    libraries: { react: '^20.0.0', effector: '^23.0.0' },
    sharedModules: ['@stepwise/shared/ui/charts'],
  }
  const needs = (what: string, offered: string) =>
    `journal: It needs ${what}; the host ${offered}. Promote a host that has it, or do without it.`
  expect(await problemsOfRemote('journal', { manifest })).toEqual([
    needs('@stepwise/shared ^1.3.0', 'offers 1.2.0'),
    needs('react ^20.0.0', 'offers 19.3.1'),
    needs('effector ^23.0.0', 'offers none'),
    needs('the shared module @stepwise/shared/ui/charts', 'does not offer it'),
  ])
  const lacks = (what: string, has: string) =>
    `host: learn needs ${what}; this host ${has}. Keep it, or promote a learn without it.`
  expect(await problemsOfHost({ sharedVersion: '2.0.0', sharedModules: {}, libraries: { react: '20.0.0' } })).toEqual([
    lacks('@stepwise/shared ^1.0.0', 'has 2.0.0'),
    lacks('react >=19.1.0 <20', 'has 20.0.0'),
    lacks(`the shared module ${ui}`, 'does not offer it'),
  ])
})

test('a part is not refused for what others lack', async () => {
  const { problemsOfRemote } = await releasedStore()
  const broken = { manifest: { sharedRange: '^9.0.0' } }
  expect(await problemsOfRemote('learn', broken)).toHaveLength(1)
  expect(await problemsOfRemote('journal', {})).toEqual([])
})

test.each([
  ['/flows/:flow', '/flows/:entry/', '/flows/~'],
  ['/flows/:flow', '/Flows/:flow', '/flows/~'],
  ['/flows/:flow?', '/flows', '/flows'],
  ['/flows/new', '/flows/NEW', '/flows/NEW'],
  ['/:area/steps', '/flows/:flow', '/flows/steps'],
])('%s of another part refuses %s', async (theirs, mine, address) => {
  const { problemsOfRemote } = await releasedStore({ learn: withRoute(theirs) })
  const spelled = theirs === mine ? '' : ` as ${theirs}`
  const [problem = ''] = await problemsOfRemote('journal', withRoute(mine))
  expect(problem.toLowerCase()).toBe(
    `journal: The route ${mine} is wanted by learn${spelled}: nothing could choose at ${address}. Give it another path.`.toLowerCase(),
  )
  expect(await problemsOfRemote('journal', withRoute(`/more${mine}`))).toEqual([])
})

test('a route of the host, a route below its files, and one in the same words twice are refused', async () => {
  const { problemsOfRemote } = await releasedStore({}, { routes: ['/error'] })
  expect(await problemsOfRemote('learn', withRoute('/Error/'))).toEqual([
    'learn: The route /Error/ is wanted by host as /error: nothing could choose at /error. Give it another path.',
  ])
  const problem = 'journal: The route /Media/films is below /media/, where the server has files. Give it another path.'
  expect(await problemsOfRemote('journal', withRoute('/Media/films'))).toEqual([problem])
  const [route] = withRoute('/twice').config.routes
  expect(await problemsOfRemote('notes', { config: { routes: [route, route].flatMap((one) => one ?? []) } })).toEqual([
    'notes: The route /twice is wanted a second time by itself: nothing could choose at /twice. Give it another path.',
  ])
})

test('a route may be another part’s in the other edition', async () => {
  const { problemsOfRemote } = await releasedStore({ learn: withRoute('/home', { editions: ['study'] }) })
  expect(await problemsOfRemote('journal', withRoute('/home', { editions: ['pro'] }))).toEqual([])
})

test('a slot that another live remote fills is refused', async () => {
  const filling = {
    config: { slots: ['panel.notes' as const] },
    manifest: { slots: { 'panel.notes': { js: [], css: [], shared: [] } } },
  }
  const { problemsOfRemote } = await releasedStore({ learn: filling })
  expect(await problemsOfRemote('journal', filling)).toEqual([
    'journal: The slot panel.notes is wanted by learn: nothing could choose at panel.notes. Give it another name.',
  ])
})

test('a name in the storage that another live remote has is refused', async () => {
  const { problemsOfRemote } = await releasedStore({ learn: { config: { storage: ['note-drafts'] } } })
  const storing = (...storage: string[]) => ({ config: { storage } })
  expect(await problemsOfRemote('journal', storing('entries', 'note-drafts'))).toEqual([
    'journal: It stores under note-drafts, as learn does. Give it another name.',
  ])
  expect(await problemsOfRemote('journal', storing('entries'))).toEqual([])
})

test('a menu entry that leads nowhere in this edition is refused', async () => {
  const entry = { icon: 'book', order: 1 } as const
  const { problemsOfRemote } = await releasedStore({ learn: withRoute('/flows/:flow') }, { routes: ['/sitemap'] })
  const menu: RemoteConfigSource['menu'] = [
    { ...entry, label: 'Flow', to: '/flows/plan' },
    { ...entry, label: 'Map', to: '/sitemap' },
    { ...entry, label: 'Other edition', to: '/gone', editions: ['pro'] },
    { ...entry, label: 'Gone', to: '/gone' },
    { ...entry, label: 'Panel', opens: 'panel.notes' },
    { ...entry, label: 'Nothing' },
  ]
  const advice = 'Promote what has it together with this, or take the entry out.'
  expect(await problemsOfRemote('journal', { config: { menu } })).toEqual([
    `journal: The menu entry "Gone" leads to /gone, where no route is in the study edition. ${advice}`,
    `journal: The menu entry "Panel" opens panel.notes, which no part fills. ${advice}`,
    `journal: The menu entry "Nothing" has neither an address nor a slot. ${advice}`,
  ])
})

test('a call that the running API does not serve is refused; the names of parameters do not matter', async () => {
  const { problemsOfRemote } = await releasedStore()
  const remote = { manifest: { calls: ['GET /notes/:noteId', 'GET /clubs'] } }
  expect(await problemsOfRemote('learn', remote, { servedCalls: ['GET /notes/:id', 'POST /clubs'] })).toEqual([
    'learn: It calls GET /clubs, which the running API does not serve. First start an API that does, or take the call out.',
  ])
  expect(await problemsOfRemote('learn', { manifest: { calls: ['GET /flows'] } })).toHaveLength(0)
})
