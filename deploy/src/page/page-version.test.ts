import { execFileSync } from 'node:child_process'
import { cp, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { promote, rollback } from '../release/promote.ts'
import { directoryStore } from '../store/directory-store.ts'
import type { Store } from '../store/store.ts'
import { fakeStore } from '../testing/fake-store.ts'
import { alterLive } from '../testing/moves.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { pageVersion } from './page-version.ts'

const reason = { who: 'ada', why: 'another boot script' }
const promotePage = () => promote(store, [], reason, { includesPage: true })
let store: Store

beforeEach(async () => {
  store = directoryStore(await temporaryFolder(), 'study')
})

/** What another program, with another boot script, made live. */
async function liveWithAnotherPage() {
  ;({ store } = await fakeStore('host@1.0.0 host@2.0.0', 'host@1.0.0'))
  await alterLive(store, { registry: { page: 'earlier' }, page: 'another' })
}

test('another page than the live one becomes live by itself, once, and is in the history', async () => {
  await liveWithAnotherPage()
  const page = pageVersion('study')
  expect(await promotePage()).toMatchObject({ promotion: 3, changes: [{ part: 'page', from: 'earlier', to: page }] })
  expect(await store.pointer.current()).toMatchObject({ registry: { page }, page: expect.stringContaining('<html') })
  expect(await promotePage()).toBeUndefined()
})

test('a promotion of a part brings the page along, and says so', async () => {
  await liveWithAnotherPage()
  const { changes } = (await promote(store, [{ part: 'host', version: '2.0.0' }], reason)) ?? {}
  expect(changes?.map(({ part }) => part)).toEqual(['host', 'page'])
})

test('without a host there is no page, and a page has no version to go back to', async () => {
  await expect(promotePage()).rejects.toThrow('No host is live, so there is no page')
  await expect(rollback(store, 'page', reason)).rejects.toThrow('The page has no versions to go back to')
})

test('the editions have pages of their own', () => {
  expect(pageVersion('pro')).not.toBe(pageVersion('study'))
})

test.each([
  { what: 'the boot script', file: 'boot/start-failure.ts', from: '10000)', to: '11000)' },
  { what: 'the policy', file: 'policy.ts', from: "object-src 'none'", to: "object-src 'self'" },
  { what: 'the HTML', file: 'page.ts', from: '<!doctype html>', to: '<!doctype html><!-- another -->' },
])('a change of $what makes another page', async ({ file, from, to }) => {
  const sources = await temporaryFolder()
  await cp(join(import.meta.dirname, '..'), join(sources, 'deploy/src'), { recursive: true })
  await symlink(join(import.meta.dirname, '../../../node_modules'), join(sources, 'node_modules'))
  const path = join(sources, 'deploy/src/page', file)
  const text = await readFile(path, 'utf8')
  expect(text).toContain(from)
  const before = versionOf(sources)
  expect(before).toMatch(/^[0-9a-f]{8}$/)
  expect(versionOf(sources)).toBe(before)
  await writeFile(path, text.replace(from, to))
  expect(versionOf(sources)).not.toBe(before)
})

/** What the program in another folder says. */
function versionOf(sources: string): string {
  const program = `import('./deploy/src/page/page-version.ts').then((page) => console.log(page.pageVersion('study')))`
  return execFileSync(process.execPath, ['-e', program], { cwd: sources, encoding: 'utf8' }).trim()
}
