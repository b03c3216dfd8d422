import { randomBytes } from 'node:crypto'
import type { RemoteConfigSource, RemoteRoute } from '@stepwise/shared/contracts/remote'
import { expect, test } from 'vitest'
import { fakeRemote } from '../testing/fake-parts.ts'
import { releasedStore } from '../testing/released-store.ts'
import { promote, rollback, withdraw } from './promote.ts'
import { publish } from './publish.ts'

type Config = Partial<RemoteConfigSource>
const reason = { who: 'ada', why: 'a test' }
const hint = 'Keep it, or promote it with --breaking "why".'
const page = { js: [], css: [], shared: [] }
const remote = (config: Config) => ({
  config,
  manifest: {
    pages: Object.fromEntries((config.routes ?? []).map((one) => [one.page, page])),
    slots: Object.fromEntries((config.slots ?? []).map((slot) => [slot, page])),
  },
})
const route = (path: string, changes: Partial<RemoteRoute> = {}) =>
  ({ path, page: 'home', access: 'signed-in', ...changes }) as const
const entry = (label: string, more: Partial<NonNullable<RemoteConfigSource['menu']>[number]> = {}) =>
  ({ label, icon: 'book', order: 1, to: '/learn', ...more }) as const

const learn = {
  routes: [route('/learn'), route('/learn/:flow', { page: 'flow' })],
  menu: [entry('Learn')],
  slots: ['panel.notes' as const],
}

test('a route, page, slot or menu entry that vanishes is refused, unless someone says why', async () => {
  const { problemsOfRemote } = await releasedStore({ learn: remote(learn) })
  const less = remote({ routes: [route('/learn')] })
  expect(await problemsOfRemote('learn', less)).toEqual([
    `learn: The route /learn/:flow vanishes. ${hint}`,
    `learn: The slot panel.notes vanishes. ${hint}`,
    `learn: The menu entry "Learn" vanishes. ${hint}`,
  ])
  expect(await problemsOfRemote('learn', less, { breaking: 'no one used it' })).toEqual([])
  expect(await problemsOfRemote('learn', less, { isLocal: true })).toEqual([])
  const renamed = { ...learn, routes: [route('/learn', { page: 'start' }), route('/learn/:flow', { page: 'flow' })] }
  expect(await problemsOfRemote('learn', remote(renamed))).toEqual([`learn: The page home vanishes. ${hint}`])
})

test('a route that another part takes over in the same step, and a parameter of another name, are not a loss', async () => {
  const { store, problemsOfRemote } = await releasedStore({ learn: remote(learn) })
  const respelled = { ...learn, routes: [route('/Learn/'), route('/learn/:slug', { page: 'flow' })] }
  expect(await problemsOfRemote('learn', remote(respelled))).toEqual([])
  await publish(store, 'learn', await fakeRemote('learn', '3.0.0', remote({ ...learn, routes: [route('/learn')] })))
  await publish(
    store,
    'flows',
    await fakeRemote('flows', '3.0.0', remote({ routes: [route('/learn/:flow', { page: 'flow' })] })),
  )
  const versions = ['learn', 'flows'].map((part) => ({ part, version: '3.0.0' }))
  // The page is another part's now.
  await expect(promote(store, versions, reason)).resolves.toMatchObject({ promotion: 2 })
})

test.each([
  [{}, { access: 'public' }, 'The route /learn becomes public; it is for people who are signed in.'],
  [{}, { access: 'signed-out' }, 'The route /learn becomes signed-out; it is for people who are signed in.'],
  [{ role: 'qa' }, {}, 'The route /learn is no longer for the role qa alone.'],
  [{}, { gate: 'none' }, 'The route /learn opens before onboarding is finished.'],
] as [Partial<RemoteRoute>, Partial<RemoteRoute>, string][])('from %j to %j is refused', async (from, to, problem) => {
  const { problemsOfRemote } = await releasedStore({ learn: remote({ routes: [route('/learn', from)] }) })
  const sentence = `learn: ${problem} ${hint}`
  expect(await problemsOfRemote('learn', remote({ routes: [route('/learn', to)] }))).toEqual([sentence])
  const narrower = await releasedStore({ learn: remote({ routes: [route('/learn', to)] }) })
  expect(await narrower.problemsOfRemote('learn', remote({ routes: [route('/learn', from)] }))).toEqual([])
})

test('a menu entry that more people see is refused', async () => {
  const { problemsOfRemote } = await releasedStore({
    learn: remote({ ...learn, menu: [entry('Learn', { condition: 'is-qa' })] }),
  })
  const problem = `learn: The menu entry "Learn" is shown to more people: always. ${hint}`
  expect(await problemsOfRemote('learn', remote(learn))).toEqual([problem])
})

test('a page that grew by more than a tenth, and 2 kB, is refused, and so is a part, unless that is allowed', async () => {
  const sized = (home: number, later: number) => ({
    files: { 'home.1.js': randomBytes(home), 'later.js': randomBytes(later) },
  })
  const { problemsOfRemote } = await releasedStore({ learn: sized(30_000, 10) })
  const grown = (what: string) =>
    new RegExp(
      `^learn: ${what} grew by 1\\d\\.\\d %, from 30\\.\\d kB to 3\\d\\.\\d kB\\. Make it smaller, or promote it with --allow-growth\\.$`,
    )
  expect(await problemsOfRemote('learn', sized(32_500, 10))).toEqual([])
  const problem = expect.stringMatching(grown('All scripts and styles'))
  expect(await problemsOfRemote('learn', sized(30_000, 4000))).toEqual([problem])
  expect(await problemsOfRemote('learn', sized(34_000, 10))).toEqual([
    expect.stringMatching(grown('Page home')),
    expect.stringMatching(grown('All scripts and styles')),
  ])
  expect(await problemsOfRemote('learn', sized(40_000, 10), { allowsGrowth: true })).toEqual([])
  const small = await releasedStore({ learn: sized(900, 10) })
  expect(await small.problemsOfRemote('learn', sized(2800, 10))).toEqual([])
})

test('a part that others link to is withdrawn only with a reason, which is in the history', async () => {
  const linking = {
    ...remote({
      menu: [entry('Home'), entry('Notes', { to: undefined, opens: 'panel.notes' })],
      routes: [route('/j')],
    }),
    files: { 'links.js': 'const a=n.paths.learnHome.href({})' },
  }
  const { store } = await releasedStore({
    learn: remote({ ...learn, routes: [...learn.routes, route('/dashboard/learn')] }),
    journal: linking,
    lonely: remote({ routes: [route('/lonely')] }),
  })
  const refused = withdraw(store, 'learn', reason)
  const advice = 'Change it first, or'
  await expect(refused).rejects.toThrow(
    [
      `journal: Its menu entry "Home" then leads to /learn, where no route is in the study edition. ${advice} go on with --breaking "why".`,
      `journal: Its menu entry "Notes" then opens panel.notes, which no part fills. ${advice} go on with --breaking "why".`,
      `journal: It links to /dashboard/learn, which goes away with learn. ${advice} withdraw with --breaking "why".`,
    ].join('\n'),
  )
  await withdraw(store, 'lonely', reason)
  expect(await withdraw(store, 'learn', reason, { breaking: 'the course is over' })).toMatchObject({
    kind: 'withdrawal',
    breaking: 'the course is over',
  })
  expect(await rollback(store, 'learn', reason)).toMatchObject({
    changes: [{ part: 'learn', from: null, to: '1.0.0' }],
  })
})

test('a promotion that takes something away says why in the history', async () => {
  const { store } = await releasedStore({ learn: remote(learn) })
  await publish(store, 'learn', await fakeRemote('learn', '2.0.0', remote({ routes: [route('/learn')] })))
  const version = [{ part: 'learn', version: '2.0.0' }]
  await expect(promote(store, version, reason)).rejects.toThrow('vanishes')
  expect(await promote(store, version, reason, { breaking: 'moved' })).toMatchObject({ breaking: 'moved' })
  // What was accepted once needs no reason on the way back.
  expect(await rollback(store, 'learn', reason)).not.toHaveProperty('breaking')
})
