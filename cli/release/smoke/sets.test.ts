// docs/architecture.md#a-release

import type { Store } from '@stepwise/deploy'
import { listVersions, publish, rollback, withdraw } from '@stepwise/deploy'
import { fakeHost, fakeRemote } from '@stepwise/deploy/testing/fake-parts'
import { fakeStore, namedVersions } from '@stepwise/deploy/testing/fake-store'
import { beforeEach, expect, test } from 'vitest'
import { smokeSets } from './sets.ts'

const reason = { who: 'ada', why: 'a test' }
let store: Store
let release: (names: string) => Promise<unknown>

beforeEach(async () => {
  const published = 'host@1.0.0 learn@1.0.0 journal@1.0.0 host@2.0.0 learn@2.0.0 journal@2.0.0'
  ;({ store, release } = await fakeStore(published, 'host@1.0.0 learn@1.0.0 journal@1.0.0'))
})

async function setsOf(names: string) {
  const sets = await smokeSets(store, namedVersions(names))
  return sets.map(({ name, set }) => [name, [...listVersions(set)].map((pair) => pair.join('@')).join(' ')])
}

test('after the first promotion there is nothing before it', async () => {
  expect(await setsOf('learn@2.0.0')).toEqual([['with what is live', 'host@1.0.0 journal@1.0.0 learn@2.0.0']])
})

test('a part is tried with what is live and with what was live before', async () => {
  await release('host@2.0.0 journal@2.0.0')
  expect(await setsOf('learn@2.0.0')).toEqual([
    ['with what is live', 'host@2.0.0 journal@2.0.0 learn@2.0.0'],
    ['with what was live before', 'host@1.0.0 journal@1.0.0 learn@2.0.0'],
  ])
})

test('the set before is the one before a withdrawal and a rollback', async () => {
  await withdraw(store, 'journal', reason)
  expect((await setsOf('learn@2.0.0')).at(-1)).toEqual([
    'with what was live before',
    'host@1.0.0 journal@1.0.0 learn@2.0.0',
  ])
  await release('host@2.0.0')
  await rollback(store, 'host', reason)
  expect((await setsOf('learn@2.0.0')).at(-1)).toEqual(['with what was live before', 'host@2.0.0 learn@2.0.0'])
})

test('the same set is tried once, and a set that no one can get is not tried', async () => {
  await release('learn@2.0.0')
  expect(await setsOf('learn@2.0.0')).toHaveLength(1)
  await publish(store, 'host', await fakeHost('3.0.0', { sharedVersion: '2.0.0' }))
  await publish(store, 'learn', await fakeRemote('learn', '3.0.0', { manifest: { sharedRange: '^2.0.0' } }))
  expect(await setsOf('learn@3.0.0')).toEqual([])
})

test('a promotion that brought another page leaves the versions as they were', async () => {
  const history = await store.pointer.history()
  const changes = [{ part: 'page', from: '0a0a0a0a', to: '0b0b0b0b' }]
  const pointer = { ...store.pointer, history: async () => history.map((one) => ({ ...one, changes })) }
  const sets = await smokeSets({ ...store, pointer }, namedVersions('learn@2.0.0'))
  expect(sets.map(({ name }) => name)).toEqual(['with what is live'])
})
