import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { directoryStore } from '../store/directory-store.ts'
import type { Store } from '../store/store.ts'
import { fakeHost, fakeRemote } from '../testing/fake-parts.ts'
import { fakeStore, namedVersions } from '../testing/fake-store.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { check } from './check.ts'
import { problemLines } from './problem.ts'
import { promote } from './promote.ts'
import { publish } from './publish.ts'

let store: Store

beforeEach(async () => {
  ;({ store } = await fakeStore('host@1.0.0 learn@1.0.0', 'host@1.0.0 learn@1.0.0'))
})

async function problemsOf(part: string, dist: string) {
  const { version } = await publish(store, part, dist)
  const problems = problemLines((await check(store, [{ part, version }])).problems)
  if (problems.length > 0) {
    await expect(promote(store, [{ part, version }], { who: 'ada', why: '' })).rejects.toThrow(problems.join('\n'))
  }
  return problems
}

test('a remote that sets properties of the window gets a warning, and is not refused', async () => {
  const dist = await fakeRemote('journal', '1.0.0', { manifest: { setGlobals: ['window.fetch', 'window.journal'] } })
  expect(await problemsOf('journal', dist)).toEqual([])
  const { warnings } = await check(store, [{ part: 'journal', version: '1.0.0' }])
  const sentence = 'journal: It sets window.fetch, window.journal, which all parts share. Is that intended?'
  expect(problemLines(warnings)).toEqual([sentence])
})

test('the sizes of a remote are those of its entry, of the JS and CSS of each page and slot, and of all, what loads later too', async () => {
  const dist = await fakeRemote('journal', '1.0.0', {
    entry: 'entry',
    config: { slots: ['panel.notes'] },
    manifest: {
      pages: { home: { js: ['home.1.js'], css: ['home.1.css'], shared: [] } },
      slots: { 'panel.notes': { js: ['home.1.js', 'panel.js'], css: ['home.1.css'], shared: [] } },
    },
    files: {
      'home.1.js': '.'.repeat(100),
      'home.1.css': '.'.repeat(20),
      'panel.js': '.'.repeat(3),
      'later.js': '.'.repeat(7),
      'render/render.1.mjs': '.'.repeat(50),
    },
  })
  expect(await problemsOf('journal', dist)).toEqual([])
  const { sizes } = await check(store, [{ part: 'journal', version: '1.0.0' }])
  expect(sizes['journal@1.0.0']).toMatchObject([
    { what: 'entry', bytes: 5, budget: 9_600 },
    { what: 'page home', bytes: 120, budget: 120_000 },
    { what: 'slot panel.notes', bytes: 123, budget: 120_000 },
    { what: 'all scripts and styles', bytes: 135 },
  ])
})

test('the size of the host is that of its initial JS and CSS, of its font, and of all', async () => {
  const files = { 'main.1.js': '.'.repeat(20), 'main.1.css': '.'.repeat(20) }
  expect(await problemsOf('host', await fakeHost('2.0.0', {}, files))).toEqual([])
  const { sizes } = await check(store, [{ part: 'host', version: '2.0.0' }])
  expect(sizes['host@2.0.0']).toMatchObject([
    { what: 'initial files', bytes: 40, budget: 180_400 },
    { what: 'fonts', bytes: 6, budget: 21_000 },
    { what: 'all scripts and styles', bytes: 52 },
  ])
})

test('a remote cannot be checked before a host is live, unless the host is checked with it', async () => {
  store = directoryStore(await temporaryFolder())
  const sentence = 'host: No host is live: promote a host first, or together with this.'
  expect(await problemsOf('learn', await fakeRemote('learn', '1.0.0'))).toEqual([sentence])
  await publish(store, 'host', await fakeHost('1.0.0'))
  expect((await check(store, namedVersions('learn@1.0.0 host@1.0.0'))).problems).toEqual([])
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
  const sentence = 'journal: The slot panel.display is promised, but the build did not make it. Build it again.'
  expect(await problemsOf('journal', dist)).toEqual([sentence])
})

test('a host of the other edition is rejected, also as the first', async () => {
  const words =
    'host: It is built for the pro edition, and this store serves the study edition. Promote it with --edition pro, or publish a host with --edition study and promote that.'
  expect(await problemsOf('host', await fakeHost('2.0.0', { edition: 'pro' }))).toEqual([words])
  store = directoryStore(await temporaryFolder(), 'study')
  expect(await problemsOf('host', await fakeHost('1.0.0', { edition: 'pro' }))).toEqual([words])
})

test('an entry may be as large as its budget; one that is a byte larger is rejected', async () => {
  const entry = randomBytes(9_601)
  expect(await problemsOf('journal', await fakeRemote('journal', '1.0.0', { entry: entry.subarray(1) }))).toEqual([])
  expect(await problemsOf('journal', await fakeRemote('journal', '1.0.1', { entry }))).toEqual([
    'journal: Entry is 9.6 kB after brotli; its budget is 9.6 kB. Make it smaller, or load some of it later.',
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
  const words = 'A remote may not be called host.'
  await expect(publish(store, 'journal', await fakeRemote('host', '1.0.0'))).rejects.toThrow(words)
})

test('a folder of the store that holds another version than its name says is rejected', async () => {
  await store.files.put('remotes/learn/9.0.0', await fakeRemote('learn', '1.5.0'))
  const words = 'remotes/learn/9.0.0 holds learn@1.5.0, not learn@9.0.0.'
  await expect(check(store, [{ part: 'learn', version: '9.0.0' }])).rejects.toThrow(words)
})

test('a build of another part, and no build at all, cannot be published', async () => {
  const words = 'The folder of journal holds a build that calls itself diary.'
  await expect(publish(store, 'journal', await fakeRemote('diary', '1.0.0'))).rejects.toThrow(words)
  await expect(publish(store, 'host', await temporaryFolder())).rejects.toThrow('build it first')
})
