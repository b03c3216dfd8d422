import { createHash, randomBytes } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
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
  store = directoryStore(await temporaryFolder())
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
    await expect(promote(store, [{ part, version }], { who: 'ada', why: '' })).rejects.toThrow(problems.join('\n'))
  }
  return problems
}

test('a valid remote passes, and its sizes are reported', async () => {
  expect(await problemsOf('journal', await fakeRemote('journal', '1.0.0'))).toEqual([])
  const { sizes } = await check(store, [{ part: 'journal', version: '1.0.0' }])
  expect(sizes['journal@1.0.0']).toMatchObject([{ what: 'entry remoteEntry.1.js' }, { what: 'page home' }])
})

test('the sizes of a remote are those of its entry, and of the JS and CSS of each page and slot', async () => {
  const dist = await fakeRemote('journal', '1.0.0', {
    entry: 'entry',
    config: { slots: ['panel.notes'] },
    manifest: {
      pages: { home: { js: ['home.1.js'], css: ['home.1.css'], shared: [] } },
      slots: { 'panel.notes': { js: ['home.1.js', 'panel.js'], css: ['home.1.css'], shared: [] } },
    },
  })
  await writeFile(join(dist, 'home.1.js'), '.'.repeat(100))
  await writeFile(join(dist, 'home.1.css'), '.'.repeat(20))
  await writeFile(join(dist, 'panel.js'), '.'.repeat(3))
  expect(await problemsOf('journal', dist)).toEqual([])
  const { sizes } = await check(store, [{ part: 'journal', version: '1.0.0' }])
  expect(sizes['journal@1.0.0']).toEqual([
    { what: 'entry remoteEntry.1.js', bytes: 5, budget: 10_000 },
    { what: 'page home', bytes: 120, budget: 120_000 },
    { what: 'slot panel.notes', bytes: 123, budget: 120_000 },
  ])
})

test('the size of the host is that of its initial JS and CSS', async () => {
  const files = { 'main.1.js': '.'.repeat(100), 'main.1.css': '.'.repeat(20) }
  expect(await problemsOf('host', await fakeHost('2.0.0', {}, files))).toEqual([])
  const { sizes } = await check(store, [{ part: 'host', version: '2.0.0' }])
  expect(sizes['host@2.0.0']).toEqual([{ what: 'initial files', bytes: 120, budget: 220_000 }])
})

test('a remote cannot be checked before a host is live, unless the host is checked with it', async () => {
  store = directoryStore(await temporaryFolder())
  expect(await problemsOf('learn', await fakeRemote('learn', '1.0.0'))).toEqual([
    'No host is live: promote a host first, or together with this.',
  ])
  await publish(store, 'host', await fakeHost('1.0.0'))
  const both = [
    { part: 'learn', version: '1.0.0' },
    { part: 'host', version: '1.0.0' },
  ]
  expect((await check(store, both)).problems).toEqual([])
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

test('two remotes may fill different slots', async () => {
  const filling = (slot: 'panel.notes' | 'panel.display') => ({
    config: { slots: [slot] },
    manifest: { slots: { [slot]: { js: [], css: [], shared: [] } } },
  })
  await publish(store, 'learn', await fakeRemote('learn', '2.0.0', filling('panel.notes')))
  await promote(store, [{ part: 'learn', version: '2.0.0' }], { who: 'ada', why: '' })
  expect(await problemsOf('journal', await fakeRemote('journal', '1.0.0', filling('panel.display')))).toEqual([])
})

test('only the slots that the build did not make are rejected as missing', async () => {
  const dist = await fakeRemote('journal', '1.0.0', {
    config: { slots: ['panel.notes', 'panel.display'] },
    manifest: { slots: { 'panel.notes': { js: [], css: [], shared: [] } } },
  })
  expect(await problemsOf('journal', dist)).toEqual([
    'journal: slot panel.display is promised, but the build did not make it.',
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

// docs/product/limits-and-constants.md#budgets
test('an entry may be as large as its budget, and not a byte larger', async () => {
  const entry = randomBytes(10_001)
  expect(await problemsOf('journal', await fakeRemote('journal', '1.0.0', { entry: entry.subarray(1) }))).toEqual([])
  expect(await problemsOf('journal', await fakeRemote('journal', '1.0.1', { entry }))).toEqual([
    'journal: entry remoteEntry.1.js is 10.0 kB after brotli; its budget is 10.0 kB.',
  ])
})

test('the integrity of an entry may not be another kind of hash, even a right one', async () => {
  const integrity = `md5-${createHash('md5').update('the entry').digest('base64')}`
  const dist = await fakeRemote('journal', '1.0.0', {
    entry: 'the entry',
    manifest: { integrities: { 'remoteEntry.1.js': integrity } },
  })
  expect(await problemsOf('journal', dist)).toEqual([
    'journal: remoteEntry.1.js is not the file whose integrity its manifest states.',
  ])
})

test('an entry that is not there is one problem, and so is a file that is named as an address', async () => {
  const dist = await fakeRemote('journal', '1.0.0', {
    manifest: { pages: { home: { js: ['/home.1.js'], css: [], shared: [] } } },
  })
  await rm(join(dist, 'remoteEntry.1.js'))
  expect(await problemsOf('journal', dist)).toEqual([
    'journal: remoteEntry.1.js is named but not there.',
    "journal: /home.1.js is not inside the part's folder.",
  ])
})

test('a host without one of its initial files, shared modules or fonts is rejected', async () => {
  const dist = await fakeHost('2.0.0')
  for (const name of ['main.1.js', 'main.1.css', 'forms.1.js', 'forms.1.css', 'text.woff2']) await rm(join(dist, name))
  expect(await problemsOf('host', dist)).toEqual([
    'host: main.1.js is named but not there.',
    'host: main.1.css is named but not there.',
    'host: forms.1.js is named but not there.',
    'host: forms.1.css is named but not there.',
    'host: text.woff2 is named but not there.',
  ])
})

test('an entry with another integrity, a missing file and a page that was not built are rejected', async () => {
  const dist = await fakeRemote('journal', '1.0.0', {
    config: { routes: [{ path: '/journal', page: 'diary', access: 'signed-in' }] },
    manifest: {
      integrities: { 'remoteEntry.1.js': `sha384-${'A'.repeat(64)}` },
      pages: { home: { js: ['gone.js', '../host/1.0.0/main.1.js'], css: [], shared: [] } },
    },
  })
  expect(await problemsOf('journal', dist)).toEqual([
    'journal: route /journal leads to the page diary, which the build did not make.',
    'journal: gone.js is named but not there.',
    "journal: ../host/1.0.0/main.1.js is not inside the part's folder.",
    'journal: remoteEntry.1.js is not the file whose integrity its manifest states.',
  ])
})

test('a manifest that breaks the contract cannot be published, and the error says where', async () => {
  // biome-ignore lint/suspicious/noExplicitAny: what a broken build may write.
  const dist = await fakeRemote('journal', '1.0.0', { manifest: { pages: { home: { js: 'home.js' } } as any } })
  await expect(publish(store, 'journal', dist)).rejects.toThrow(/remote\.json: pages\.home\.js: /)
})

test('a manifest of a host that breaks the contract names host.json', async () => {
  // biome-ignore lint/suspicious/noExplicitAny: what a broken build may write.
  const dist = await fakeHost('2.0.0', { fonts: 'text.woff2' as any })
  await expect(publish(store, 'host', dist)).rejects.toThrow(/^host\.json: fonts: /)
})

test('a manifest that is not JSON, or not an object, cannot be published', async () => {
  const dist = await fakeRemote('journal', '1.0.0')
  await writeFile(join(dist, 'remote.json'), '{"config": ')
  await expect(publish(store, 'journal', dist)).rejects.toThrow(/^remote\.json is not JSON\.$/)
  await writeFile(join(dist, 'remote.json'), 'null')
  await expect(publish(store, 'journal', dist)).rejects.toThrow(/^remote\.json: all of it: /)
})

test('a remote that calls itself host cannot be published', async () => {
  await expect(publish(store, 'journal', await fakeRemote('host', '1.0.0'))).rejects.toThrow(
    'A remote may not be called host.',
  )
})

test('a folder of the store that holds another version than its name says is rejected', async () => {
  await store.files.put('remotes/learn/9.0.0', await fakeRemote('learn', '1.5.0'))
  await expect(check(store, [{ part: 'learn', version: '9.0.0' }])).rejects.toThrow(
    'remotes/learn/9.0.0 holds learn@1.5.0, not learn@9.0.0.',
  )
})

test('a build of another part, and no build at all, cannot be published', async () => {
  await expect(publish(store, 'journal', await fakeRemote('diary', '1.0.0'))).rejects.toThrow(
    'The folder of journal holds a build that calls itself diary.',
  )
  await expect(publish(store, 'host', await temporaryFolder())).rejects.toThrow('build it first')
})
