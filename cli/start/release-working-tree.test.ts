import { rm } from 'node:fs/promises'
import { promote, typesName } from '@stepwise/deploy'
import { fakeHost, fakeRemote } from '@stepwise/deploy/testing/fake-parts'
import { fakeStore } from '@stepwise/deploy/testing/fake-store'
import { beforeEach, expect, test, vi } from 'vitest'
import { partFolders } from '../build/parts.ts'
import { releaseWorkingTree } from './release-working-tree.ts'

// docs/decisions/024-promotion-gate.md

const { types, inputs } = vi.hoisted(() => ({ types: 'the types of shared', inputs: { learn: '1' } }))

vi.mock('../build/parts.ts', async (original) => ({ ...(await original<object>()), partFolders: vi.fn() }))
vi.mock('../build/inputs.ts', () => ({
  inputHasher:
    async () =>
    async ({ part }: { part: string }) =>
      part === 'learn' ? inputs.learn : '1',
}))
vi.mock('../build/build-part.ts', () => ({
  isBuiltFrom: async () => true,
  withBuildLock: (work: () => Promise<unknown>) => work(),
}))
vi.mock('../build/build-record.ts', () => ({ buildRecord: async () => undefined }))
vi.mock('../release/types/shared-types.ts', () => ({ packedSharedTypes: async () => Buffer.from(types) }))

const reason = { who: 'ada', why: 'npm start' }
let root: string
let store: Awaited<ReturnType<typeof fakeStore>>['store']

beforeEach(async () => {
  ;({ root, store } = await fakeStore('learn@0.9.0'))
  await builds('1.0.0')
})

async function builds(version: string) {
  const dists = { host: await fakeHost('1.0.0'), learn: await fakeRemote('learn', version) }
  vi.mocked(partFolders).mockReturnValue(
    Object.entries(dists).map(([part, dist]) => ({ part, folder: `/nowhere/${part}`, dist })),
  )
}

const start = () => releaseWorkingTree({ edition: 'study', store, storeDir: root, reason, log: () => {} })
const typesOf = async (folder: string) => String((await store.files.read(`${folder}/${typesName}`)) ?? '')

test('the start stores versions with the types that a promotion is compared with', async () => {
  await start()
  expect(await typesOf('host/1.0.0')).toBe(types)
  expect(await typesOf('remotes/learn/1.0.0')).toBe(types)
})

test('a live version that an earlier release stored without types gets them at the next start, and nothing else changes', async () => {
  await start()
  await rm(`${root}/host/1.0.0/${typesName}`)
  await start()
  expect(await typesOf('host/1.0.0')).toBe(types)
  expect((await store.pointer.read())?.promotion).toBe(1)
})

test('a build whose sources did not change never replaces what someone made live', async () => {
  await start()
  await promote(store, [{ part: 'learn', version: '0.9.0' }], reason, { isLocal: true })
  // 0.9.0 has no types, so this tree's build is stored again, and no more.
  await start()
  expect((await store.pointer.read())?.remotes).toMatchObject([{ version: '0.9.0' }])
  inputs.learn = '2'
  await builds('2.0.0')
  await start()
  expect((await store.pointer.read())?.remotes).toMatchObject([{ version: '2.0.0' }])
})
