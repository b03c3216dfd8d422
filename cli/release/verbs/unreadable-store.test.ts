// docs/architecture.md#a-release
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { UserFacingError } from '@stepwise/deploy/errors'
import { fakeStore } from '@stepwise/deploy/testing/fake-store'
import { expect, test } from 'vitest'
import { verbs } from '../verbs.ts'
import { printedBy } from './printed-by.ts'

/** Every verb that reads the history too, as a person would type it. */
const commands: Record<string, { args?: string[]; options?: Record<string, string> }> = {
  check: { args: ['learn@2.0.0'] },
  previews: {},
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

const registry = 'registry.json'
const entry = 'history/000002.json'
type Damage = [what: string, file: string, damage: (text: string) => string, words: RegExp]
const damages: Damage[] = [
  ['a registry that is not JSON', registry, () => '{"promot', /it is not JSON\. Nothing is changed: put /],
  ['a registry of another shape', registry, () => '"learn"', /all of it: .+\. Nothing is changed: put /],
  ['a remote of another shape', registry, (text) => text.replace('"config"', '"settings"'), /remotes\.0\.config: /],
  [
    'an entry of the history that is not JSON',
    entry,
    () => '{"promot',
    /it is not JSON\. Nothing is changed: correct /,
  ],
  ['an entry of the history of another shape', entry, (text) => text.replace('"changes"', '"changed"'), /changes: /],
]

test('every verb but publish, types and nginx reads the history', () => {
  expect(['publish', ...Object.keys(commands), 'types', 'nginx']).toEqual(Object.keys(verbs))
})

test.each(damages)('every verb names %s in a sentence, and nothing changes', async (_, file, damage, words) => {
  const { root, store, release } = await fakeStore('host@1.0.0 learn@1.0.0 learn@2.0.0', 'host@1.0.0 learn@1.0.0')
  await release('learn@2.0.0')
  await release('learn@1.0.0')
  const path = join(root, 'study', file)
  await writeFile(path, damage(await readFile(path, 'utf8')))
  const before = await everythingIn(join(root, 'study'))
  for (const [name, { args = [], options = {} }] of Object.entries(commands)) {
    const verb = verbs[name]
    if (!verb) throw new Error(`There is no verb ${name}.`)
    const run = printedBy(verb, args, { store, options, dataDir: root, storeDir: root })
    const outcome = await run.catch((error: Error) => error)
    // It shows what is live, and needs no history for that.
    if (name === 'status' && file === entry) expect(outcome).toContainEqual(expect.stringMatching(/^Promotion 3/))
    else {
      expect([name, String(outcome)]).toEqual([name, expect.stringMatching(words)])
      expect(String(outcome)).toContain(`${basename(file)} cannot be read: `)
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
