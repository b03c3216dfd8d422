import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import type { Store } from '../store/store.ts'
import { fakeBuildRecord } from '../testing/fake-builds.ts'
import { fakeRemote } from '../testing/fake-parts.ts'
import { fakeStore } from '../testing/fake-store.ts'
import { readBuildRecord } from './build-record.ts'
import { check } from './check.ts'
import { problemLines } from './problem.ts'
import { promote, rollback } from './promote.ts'
import { publish } from './publish.ts'

const reason = { who: 'ada', why: 'a test' }
const learn = (version: string) => ({ part: 'learn', version })
let store: Store

beforeEach(async () => {
  ;({ store } = await fakeStore('host@1.0.0 learn@1.0.0', 'host@1.0.0 learn@1.0.0'))
})

test('the record of the first who publishes a version stays', async () => {
  const dist = await fakeRemote('learn', '2.0.0')
  const first = { ...fakeBuildRecord, author: 'Grace Hopper', isDirty: true }
  expect(await publish(store, 'learn', dist, { record: first })).toMatchObject({ outcome: 'stored' })
  expect(await publish(store, 'learn', dist, { record: fakeBuildRecord })).toMatchObject({ outcome: 'already stored' })
  expect(await readBuildRecord(store.files, learn('2.0.0'))).toEqual(first)
})

test('a version whose sources were not checked does not become live, unless it was or the store is local', async () => {
  await publish(store, 'learn', await fakeRemote('learn', '2.0.0'), {
    record: { ...fakeBuildRecord, checks: ['types'] },
  })
  const sentence =
    'learn: The imports of 2.0.0 have not been checked. Publish it with npm run release -- publish learn.'
  expect(problemLines((await check(store, [learn('2.0.0')])).problems)).toContain(sentence)
  await expect(promote(store, [learn('2.0.0')], reason)).rejects.toThrow(sentence)

  await promote(store, [learn('2.0.0')], reason, { isLocal: true })
  await rollback(store, 'learn', reason)
  await promote(store, [learn('2.0.0')], reason)
})

test.each([
  ['no record', undefined],
  ['a record that is not JSON', 'commit: 12'],
  ['a record of another form', '{"commit": 12}'],
])('a version with %s has not been checked', async (_what, text) => {
  const dist = await fakeRemote('learn', '2.0.0')
  if (text === undefined) await rm(join(dist, 'build.json'))
  else await writeFile(join(dist, 'build.json'), text)
  await publish(store, 'learn', dist)
  expect(await readBuildRecord(store.files, learn('2.0.0'))).toBeUndefined()
  await expect(promote(store, [learn('2.0.0')], reason)).rejects.toThrow(
    'The types and imports of 2.0.0 have not been checked',
  )
})
