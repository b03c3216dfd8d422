// docs/decisions/028-release-store.md
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fakeHost } from '../testing/fake-parts.ts'
import { s3Server } from '../testing/s3-server.ts'
import { temporaryFolder, writeFiles } from '../testing/temporary-folder.ts'
import { openBucket } from './bucket.ts'
import { bucketFiles } from './bucket-files.ts'
import { cacheUse } from './cache-use.ts'

const dayMs = 24 * 60 * 60_000

async function cacheWith(ages: Record<string, number>) {
  const cache = await temporaryFolder()
  for (const [folder, days] of Object.entries(ages)) {
    await writeFiles(cache, { [`${folder}/a.js`]: '1' })
    const at = new Date(Date.now() - days * dayMs)
    await utimes(join(cache, folder), at, at)
  }
  return cache
}

test('a file that no one has asked for in seven days is removed, and nothing else', async () => {
  const cache = await cacheWith({ 'host/1': 8, 'host/2': 6, 'remotes/learn/1': 30, 'remotes/learn/2': 0 })
  await writeFile(join(cache, 'mine.txt'), 'not a version')
  await cacheUse(cache).trim()
  expect(await readdir(join(cache, 'host'))).toEqual(['2'])
  expect(await readdir(join(cache, 'remotes/learn'))).toEqual(['2'])
  expect((await readdir(cache)).sort()).toEqual(['host', 'mine.txt', 'remotes'])
})

test('a file that is asked for stays, also for another gateway with the same cache', async () => {
  const cache = await cacheWith({ 'host/1': 8, 'host/2': 8 })
  const [one, other] = [cacheUse(cache), cacheUse(cache)]
  await one.use('host/1')
  await other.trim()
  expect(await readdir(join(cache, 'host'))).toEqual(['1'])
})

test('a trim is done once an hour at most', async () => {
  onTestFinished(() => void vi.useRealTimers())
  const cache = await cacheWith({ 'host/1': 6 })
  const { trim } = cacheUse(cache)
  vi.useFakeTimers({ toFake: ['Date'] })
  await trim()
  vi.setSystemTime(Date.now() + 2 * dayMs)
  await trim()
  expect(await readdir(join(cache, 'host'))).toEqual([])
  await mkdir(join(cache, 'host/0'))
  await utimes(join(cache, 'host/0'), new Date(0), new Date(0))
  await trim()
  expect(await readdir(join(cache, 'host'))).toEqual(['0'])
})

test('a gateway that downloads something trims its cache, and what was removed comes again when it is asked for', async () => {
  const s3 = await s3Server()
  onTestFinished(() => s3.close())
  const cache = await temporaryFolder()
  const open = () => bucketFiles(openBucket(s3.settings('')), cache)
  for (const version of ['1', '2', '3']) await open().put(`host/${version}`, await fakeHost(version))
  for (const version of ['1', '2']) await open().download(`host/${version}/main.1.js`)
  const old = new Date(Date.now() - 8 * dayMs)
  for (const version of ['1', '2']) await utimes(join(cache, `host/${version}`), old, old)

  const files = open()
  await files.download('host/2/main.1.js')
  await files.download('host/3/main.1.js')
  await expect.poll(() => readdir(join(cache, 'host'))).toEqual(['2', '3'])
  await files.download('host/1/main.1.js')
  expect(await readdir(join(cache, 'host/1'))).toContain('main.1.js')
})
