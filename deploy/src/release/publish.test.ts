import type { SmokeRecord } from '@stepwise/shared/contracts/release'
import { expect, test } from 'vitest'
import { fakeRemote } from '../testing/fake-parts.ts'
import { fakeStore } from '../testing/fake-store.ts'
import { readSmokeRecord } from './build-record.ts'
import { publish } from './publish.ts'

// docs/decisions/079-smoke-uses-pages.md

const record: SmokeRecord = {
  seed: 7,
  at: '2026-03-10T12:00:00Z',
  edition: 'study',
  set: ['host@1.0.0'],
  pages: [{ page: 'home', path: '/learn', person: 'student', uses: 12, picture: '0-home.png' }],
}

test('a version is stored with how it was used, and is the same version without', async () => {
  const { store } = await fakeStore('host@1.0.0', 'host@1.0.0')
  const dist = await fakeRemote('learn', '2.0.0')
  const use = { record, pictures: new Map([['0-home.png', Buffer.from('a picture')]]) }
  expect(await publish(store, 'learn', dist, { use })).toMatchObject({ outcome: 'stored' })
  expect(await readSmokeRecord(store.files, { part: 'learn', version: '2.0.0' })).toEqual(record)
  expect(String(await store.files.read('remotes/learn/2.0.0/smoke/0-home.png'))).toBe('a picture')
  expect(await publish(store, 'learn', dist)).toMatchObject({ outcome: 'already stored' })
})

test('the use of an earlier publish is not that of another build', async () => {
  const { store } = await fakeStore('host@1.0.0', 'host@1.0.0')
  const dist = await fakeRemote('learn', '2.0.0')
  const other = await fakeStore('host@1.0.0', 'host@1.0.0')
  await publish(other.store, 'learn', dist, { use: { record, pictures: new Map() } })
  await publish(store, 'learn', dist)
  expect(await readSmokeRecord(store.files, { part: 'learn', version: '2.0.0' })).toBeUndefined()
})
