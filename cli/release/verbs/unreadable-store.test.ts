// docs/architecture.md#a-release
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UserFacingError } from '@stepwise/deploy/errors'
import { fakeStore } from '@stepwise/deploy/testing/fake-store'
import { expect, test } from 'vitest'
import { verbs } from '../verbs.ts'
import { printedBy } from './printed-by.ts'

/** Every verb that reads the history too, as a person would type it. */
const commands: Record<string, { args?: string[]; options?: Record<string, string> }> = {
  check: { args: ['learn@2.0.0'] },
  override: { args: ['learn@2.0.0'] },
  canary: { args: ['learn@2.0.0'], options: { percent: '10' } },
  promote: { args: ['learn@2.0.0'], options: { 'no-smoke': 'a test' } },
  rollback: { args: ['learn'] },
  withdraw: { args: ['learn'] },
  status: {},
  history: {},
  gc: {},
  watch: { args: ['learn'], options: { minutes: '0' } },
}

type Damage = { what: string; place: string; damage: (text: string) => string; words: RegExp }
const inRegistry = { place: 'study/registry.json' }
const inHistory = { place: 'study/history/000002.json' }
const damages: Damage[] = [
  {
    what: 'a registry that is not JSON',
    ...inRegistry,
    damage: () => '{"promot',
    words: /registry\.json cannot be read: it is not JSON\. Nothing is changed: put /,
  },
  {
    what: 'a registry of another shape',
    ...inRegistry,
    damage: () => '"learn"',
    words: /registry\.json cannot be read: all of it: .+\. Nothing is changed: put /,
  },
  {
    what: 'a remote of another shape',
    ...inRegistry,
    damage: (text) => text.replace('"config"', '"settings"'),
    words: /registry\.json cannot be read: remotes\.0\.config: /,
  },
  {
    what: 'an entry of the history that is not JSON',
    ...inHistory,
    damage: () => '{"promot',
    words: /000002\.json cannot be read: it is not JSON\. Nothing is changed: mend /,
  },
  {
    what: 'an entry of the history of another shape',
    ...inHistory,
    damage: (text) => text.replace('"changes"', '"changed"'),
    words: /000002\.json cannot be read: changes: /,
  },
]

test('every verb but publish, types and nginx reads the history', () => {
  expect(['publish', ...Object.keys(commands), 'types', 'nginx']).toEqual(Object.keys(verbs))
})

test.each(damages)('$what is told in a sentence by every verb, and nothing changes', async (one) => {
  const { place, damage, words } = one
  const { root, store, release } = await fakeStore('host@1.0.0 learn@1.0.0 learn@2.0.0', 'host@1.0.0 learn@1.0.0')
  await release('learn@2.0.0')
  await release('learn@1.0.0')
  const path = join(root, place)
  await writeFile(path, damage(await readFile(path, 'utf8')))
  const before = await everythingIn(join(root, 'study'))
  for (const [name, { args = [], options = {} }] of Object.entries(commands)) {
    const verb = verbs[name]
    if (!verb) throw new Error(`There is no verb ${name}.`)
    const run = printedBy(verb, args, { store, options, dataDir: root, storeDir: root })
    const outcome = await run.catch((error: Error) => error)
    // It shows what is live, and needs no history for that.
    if (name === 'status' && place === inHistory.place)
      expect(outcome).toContainEqual(expect.stringMatching(/^Promotion 3/))
    else {
      expect([name, String(outcome)]).toEqual([name, expect.stringMatching(words)])
      expect(outcome).toBeInstanceOf(UserFacingError)
    }
  }
  expect(await everythingIn(join(root, 'study'))).toEqual(before)
})

async function everythingIn(folder: string) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.lock'))
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort()
  return Promise.all(paths.map(async (path) => [path, await readFile(path, 'utf8')]))
}
