import { publish } from '@stepwise/deploy'
import { fakeHost } from '@stepwise/deploy/testing/fake-parts'
import { fakeStore } from '@stepwise/deploy/testing/fake-store'
import { expect, test } from 'vitest'
import { sharingPointers } from './sharing-pointers.ts'

const api = { DATABASE_URL: 'postgres://nowhere.invalid/study' }

test('both editions count where it is known what is live in both', async () => {
  const { root, store } = await fakeStore('host@1.0.0')
  expect(await sharingPointers({}, root, store)).toHaveLength(2)
  const releases = { ...api, RELEASE_DATABASE_URL: 'postgres://nowhere.invalid/releases' }
  expect(await sharingPointers(releases, root, store)).toHaveLength(2)
})

test('with the database of one edition alone, the other one must have nothing in the store', async () => {
  const { root, store } = await fakeStore('host@1.0.0 learn@1.0.0')
  expect(await sharingPointers(api, root, store)).toEqual([store.pointer])
  await publish(store, 'host', await fakeHost('2.0.0', { edition: 'pro' }))
  await expect(sharingPointers(api, root, store)).rejects.toThrow('Set RELEASE_DATABASE_URL')
})
