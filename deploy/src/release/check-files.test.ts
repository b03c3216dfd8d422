import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { fakeHost, fakeRemote } from '../testing/fake-parts.ts'
import { releasedStore } from '../testing/released-store.ts'
import { check } from './check.ts'
import { problemLines } from './problem.ts'

const advice = 'Remove the folder of this version and publish it again.'
let gate: Awaited<ReturnType<typeof releasedStore>>
beforeEach(async () => {
  gate = await releasedStore()
})

/** What the gate says of a published version when these files of its folder are altered, or removed (undefined). */
async function problemsWith(files: Record<string, string | Buffer | undefined>) {
  const renderer = 'render/render.1.mjs'
  const dist = await fakeRemote('journal', '1.0.0', {
    manifest: { renderer },
    files: { 'later.js': 'export const later = 1'.padEnd(2000), [renderer]: 'export {}' },
  })
  expect(await gate.findProblems('journal', dist)).toEqual([])
  for (const [name, content] of Object.entries(files)) {
    const path = join(gate.root, 'remotes/journal/1.0.0', name)
    await mkdir(dirname(path), { recursive: true })
    await (content === undefined ? rm(path) : writeFile(path, content))
  }
  return problemLines((await check(gate.store, [{ part: 'journal', version: '1.0.0' }])).problems)
}

test.each(['remoteEntry.1.js', 'home.1.js', 'home.1.css', 'later.js', 'render/render.1.mjs'])(
  'a version whose %s was altered is refused',
  async (name) => {
    const words = `journal: ${name} is not what was built: its integrity is another. ${advice}`
    expect(await problemsWith({ [name]: 'altered' })).toContain(words)
  },
)

test.each([
  ['other text', brotliCompressSync('altered')],
  ['nothing that can be decompressed', 'altered'],
])('the compressed copy that browsers get may not hold %s', async (_, content) => {
  const sentence = `journal: later.js is not what was built: its integrity is another. ${advice}`
  expect(await problemsWith({ 'later.js.br': content })).toEqual([sentence])
})

test('a file that was not built is refused, in a folder too; source maps and the records of build and use are not', async () => {
  const records = { 'home.1.js.map': '{}', 'smoke.json': '{}', 'smoke/0-home.png': '' }
  expect(await problemsWith({ 'more.js': '1', 'render/more.js': '1', 'smoke/more.js': '1', ...records })).toEqual(
    ['more.js', 'render/more.js', 'smoke/more.js'].map(
      (name) => `journal: ${name} is there, but was not built. ${advice}`,
    ),
  )
})

test('a version is not refused for its records alone', async () => {
  expect(await problemsWith({ 'smoke.json': '{}', 'smoke/0-home.png': '' })).toEqual([])
})

test('a file that was built and is gone is refused', async () => {
  expect(await problemsWith({ 'later.js': undefined, 'home.1.css': undefined })).toEqual(
    ['home.1.css', 'later.js'].map((name) => `journal: ${name} was built but is not there. ${advice}`),
  )
})

test('a file that pages load and whose integrity is not stated is refused, and so is one outside the folder', async () => {
  const page = { js: ['gone.js', '../host/1.0.0/main.1.js', '/main.js'], css: [], shared: [] }
  const dist = await fakeRemote('journal', '2.0.0', { manifest: { pages: { home: page } } })
  expect(await gate.findProblems('journal', dist)).toEqual([
    "journal: ../host/1.0.0/main.1.js is not inside the part's folder. Build it again.",
    "journal: /main.js is not inside the part's folder. Build it again.",
    'journal: gone.js has no integrity in the manifest. Build it again.',
  ])
})

/** What the gate says of a build whose manifest states this integrity of its entry. */
let patch = 0
const problemsOfStated = async (integrity: string, entry: string) => {
  const manifest = { integrities: { 'remoteEntry.1.js': integrity } }
  return gate.findProblems('journal', await fakeRemote('journal', `2.0.${patch++}`, { entry, manifest }))
}
const hashed = (kind: string) => `${kind}-${createHash(kind).update('the entry').digest('base64')}`
const isAnother = `journal: remoteEntry.1.js is not what was built: its integrity is another. ${advice}`

test('a build of before states its integrities as SHA-384: they are checked all the same', async () => {
  expect(await problemsOfStated(hashed('sha384'), 'the entry')).toEqual([])
  expect(await problemsOfStated(hashed('sha384'), 'another')).toEqual([isAnother])
})

test('an integrity may not be another kind of hash, even a right one', async () => {
  expect(await problemsOfStated(hashed('md5'), 'the entry')).toEqual([isAnother])
})

test('a host without its fonts, shared modules or start is refused', async () => {
  const dist = await fakeHost('2.0.0')
  const names = ['main.1.js', 'main.1.css', 'text.woff2', 'forms.1.js', 'forms.1.css']
  for (const name of names) await rm(join(dist, name))
  expect(await gate.findProblems('host', dist)).toEqual(
    names.map((name) => `host: ${name} was built but is not there. ${advice}`),
  )
})
