import { readFile, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { directoryStore } from '@stepwise/deploy'
import { temporaryFolder, writeFiles } from '@stepwise/deploy/testing/temporary-folder'
import { expect, test } from 'vitest'
import { developmentStore } from './development-store.ts'

/** A store with two builds of learn, and the text of a file as a page gets it; undefined when it gets none. */
async function openStore() {
  const folder = await temporaryFolder()
  const served = join(folder, 'served')
  const builds = {
    '1.0.0-a': { 'remoteEntry.1.js': 'first entry', 'page.1.js': 'first page', 'page.css': 'first styles' },
    '1.0.0-b': { 'remoteEntry.2.js': 'second entry', 'page.2.js': 'second page', 'page.css': 'second styles' },
  }
  for (const [at, [version, files]] of Object.entries(builds).entries()) {
    const part = join(folder, 'store/remotes/learn', version)
    await writeFiles(part, files)
    await utimes(part, at + 1, at + 1)
  }
  const { files } = developmentStore(directoryStore(join(folder, 'store')), served)
  return async (path: string) => {
    await files.download(path)
    return readFile(join(served, path), 'utf8').catch(() => undefined)
  }
}

test('a page of an earlier build gets its own files, and those of the newest build in their place', async () => {
  const read = await openStore()
  expect(await read('remotes/learn/1.0.0-a/page.1.js')).toBe('first page')
  expect(await read('remotes/learn/1.0.0-a/page.2.js')).toBe('second page')
  expect(await read('remotes/learn/1.0.0-a/page.css')).toBe('second styles')
  expect(await read('remotes/learn/1.0.0-a/page.3.js')).toBeUndefined()
})

test('a build that is gone gets the newest entry', async () => {
  const read = await openStore()
  expect(await read('remotes/learn/1.0.0-a/remoteEntry.1.js')).toBe('first entry')
  expect(await read('remotes/learn/1.0.0-0/remoteEntry.0.js')).toBe('second entry')
  expect(await read('remotes/other/1.0.0-a/remoteEntry.1.js')).toBeUndefined()
})

test('nothing outside the builds is given', async () => {
  const read = await openStore()
  const above = ['remotes/learn/1.0.0-a/../1.0.0-b/page.2.js', '../remotes/learn/1.0.0-a/page.1.js']
  for (const path of [...above, 'remotes/learn/']) expect(await read(path)).toBeUndefined()
})
