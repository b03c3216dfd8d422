import type { HostManifest } from '@stepwise/shared/contracts/remote'
import { type CheckOptions, check } from '../release/check.ts'
import { problemLines } from '../release/problem.ts'
import { promote } from '../release/promote.ts'
import { publish } from '../release/publish.ts'
import { directoryStore } from '../store/directory-store.ts'
import { fakeHost, fakeRemote } from './fake-parts.ts'
import { temporaryFolder } from './temporary-folder.ts'

type FakeRemote = NonNullable<Parameters<typeof fakeRemote>[2]>

/** For tests of the gate: a store in which a host and remotes are live in the version 1.0.0. */
export async function releasedStore(remotes: Record<string, FakeRemote> = {}, host: Partial<HostManifest> = {}) {
  const root = await temporaryFolder()
  const store = directoryStore(root)
  await publish(store, 'host', await fakeHost('1.0.0', host))
  for (const [name, remote] of Object.entries(remotes))
    await publish(store, name, await fakeRemote(name, '1.0.0', remote))
  const versions = ['host', ...Object.keys(remotes)].map((part) => ({ part, version: '1.0.0' }))
  await promote(store, versions, { who: 'ada', why: '' }, { isLocal: true })

  /** What the gate says of a version that is published now. */
  const findProblems = async (part: string, dist: string, options?: CheckOptions) => {
    const { version } = await publish(store, part, dist)
    return problemLines((await check(store, [{ part, version }], options)).problems)
  }
  let patch = 0
  const problemsOfRemote = async (name: string, remote: FakeRemote, options?: CheckOptions) =>
    findProblems(name, await fakeRemote(name, `2.0.${patch++}`, remote), options)
  const problemsOfHost = async (changes: Partial<HostManifest>) =>
    findProblems('host', await fakeHost(`2.0.${patch++}`, changes), { allowsGrowth: true })
  return { root, store, findProblems, problemsOfRemote, problemsOfHost }
}
