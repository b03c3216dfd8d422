import { randomBytes } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { directoryStore } from '../store/directory-store.ts'
import type { Store } from '../store/store.ts'
import { fakeHost, fakeRemote } from '../testing/fake-parts.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { check } from './check.ts'
import { promote } from './promote.ts'
import { publish } from './publish.ts'

let store: Store

beforeEach(async () => {
  store = await directoryStore(await temporaryFolder())
  await publish(store, 'host', await fakeHost('1.0.0'))
  await publish(store, 'learn', await fakeRemote('learn', '1.0.0'))
  const live = [
    { part: 'host', version: '1.0.0' },
    { part: 'learn', version: '1.0.0' },
  ]
  await promote(store, live, { who: 'ada', why: '' })
})

async function problemsOf(part: string, dist: string) {
  const { version } = await publish(store, part, dist)
  const { problems } = await check(store, [{ part, version }])
  if (problems.length > 0) {
    await expect(promote(store, [{ part, version }], { who: 'ada', why: '' })).rejects.toThrow(problems[0])
  }
  return problems
}

test('a valid remote passes, and its sizes are reported', async () => {
  expect(await problemsOf('journal', await fakeRemote('journal', '1.0.0'))).toEqual([])
  const { sizes } = await check(store, [{ part: 'journal', version: '1.0.0' }])
  expect(sizes['journal@1.0.0']).toMatchObject([{ what: 'entry remoteEntry.1.js' }, { what: 'page home' }])
})

test('a route that another live remote owns is rejected, whatever its parameter is called', async () => {
  const withRoute = (path: string) => ({ config: { routes: [{ path, page: 'home', access: 'public' as const }] } })
  await publish(store, 'learn', await fakeRemote('learn', '2.0.0', withRoute('/flows/:flowSlug')))
  await promote(store, [{ part: 'learn', version: '2.0.0' }], { who: 'ada', why: '' })
  expect(await problemsOf('journal', await fakeRemote('journal', '1.0.0', withRoute('/flows/:entry/')))).toEqual([
    'route /flows/:flowSlug (study) is wanted by both journal and learn.',
    'route /flows/:flowSlug (pro) is wanted by both journal and learn.',
  ])
})

test('a slot that another live remote fills is rejected', async () => {
  const filling = {
    config: { slots: ['panel.notes' as const] },
    manifest: { slots: { 'panel.notes': { js: [], css: [], shared: [] } } },
  }
  await publish(store, 'learn', await fakeRemote('learn', '2.0.0', filling))
  await promote(store, [{ part: 'learn', version: '2.0.0' }], { who: 'ada', why: '' })
  expect(await problemsOf('journal', await fakeRemote('journal', '1.0.0', filling))).toEqual([
    'slot panel.notes is wanted by both journal and learn.',
  ])
})

test('a remote that needs more than the live host offers is rejected', async () => {
  const manifest = { sharedRange: '^1.3.0', sharedModules: ['@stepwise/shared/ui/charts'] }
  expect(await problemsOf('journal', await fakeRemote('journal', '1.0.0', { manifest }))).toEqual([
    'journal needs @stepwise/shared ^1.3.0; the host offers 1.2.0.',
    'journal needs the shared module @stepwise/shared/ui/charts, which the host does not offer.',
  ])
})

test('a host that offers less than a live remote needs is rejected', async () => {
  const dist = await fakeHost('2.0.0', { sharedVersion: '2.0.0', sharedModules: {} })
  expect(await problemsOf('host', dist)).toEqual([
    'learn needs @stepwise/shared ^1.0.0; the host offers 2.0.0.',
    'learn needs the shared module @stepwise/shared/ui, which the host does not offer.',
  ])
})

test('a host of the other edition is rejected', async () => {
  expect(await problemsOf('host', await fakeHost('2.0.0', { edition: 'pro' }))).toEqual([
    'host: it is built for the pro edition; this store serves the study edition.',
  ])
})

test('an entry over its budget is rejected', async () => {
  const dist = await fakeRemote('journal', '1.0.0', { entry: randomBytes(10_500).toString('latin1') })
  expect((await problemsOf('journal', dist))[0]).toMatch(
    /^journal: entry remoteEntry\.1\.js is 1\d\.\d kB after brotli; its budget is 10\.0 kB\.$/,
  )
})

test('an entry with another integrity, a missing file and a page that was not built are rejected', async () => {
  const dist = await fakeRemote('journal', '1.0.0', {
    config: { routes: [{ path: '/journal', page: 'diary', access: 'signed-in' }] },
    manifest: {
      integrity: `sha384-${'A'.repeat(64)}`,
      pages: { home: { js: ['gone.js', '../host/1.0.0/main.1.js'], css: [], shared: [] } },
    },
  })
  expect(await problemsOf('journal', dist)).toEqual([
    'journal: route /journal leads to the page diary, which the build did not make.',
    'journal: gone.js is named but not there.',
    "journal: ../host/1.0.0/main.1.js is not inside the part's folder.",
    'journal: remoteEntry.1.js is not the file whose integrity remote.json states.',
  ])
})

test('a manifest that breaks the contract cannot be published, and the error says where', async () => {
  // biome-ignore lint/suspicious/noExplicitAny: what a broken build may write.
  const dist = await fakeRemote('journal', '1.0.0', { manifest: { pages: { home: { js: 'home.js' } } as any } })
  await expect(publish(store, 'journal', dist)).rejects.toThrow(/remote\.json: pages\.home\.js: /)
})

test('a build of another part, and no build at all, cannot be published', async () => {
  await expect(publish(store, 'journal', await fakeRemote('diary', '1.0.0'))).rejects.toThrow(
    'The folder of journal holds a build that calls itself diary.',
  )
  await expect(publish(store, 'host', await temporaryFolder())).rejects.toThrow('build it first')
})
