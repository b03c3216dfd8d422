import { parsePartVersion } from '../release/part.ts'
import { promote } from '../release/promote.ts'
import { publish } from '../release/publish.ts'
import { directoryStore } from '../store/directory-store.ts'
import { fakeHost, fakeRemote } from './fake-parts.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** `learn@1.0.0 journal@2.0.0` as versions. */
export const namedVersions = (names: string) => names.split(' ').map(parsePartVersion)

/**
 * For tests: a store in a new folder with a plain build of each of these versions, such as `host@1.0.0 learn@1.0.0 learn@2.0.0`. Those of `live`
 * were promoted, in one step. `release` promotes others.
 */
export async function fakeStore(published: string, live = '') {
  const root = await temporaryFolder()
  const store = directoryStore(root)
  for (const { part, version } of namedVersions(published))
    await publish(store, part, part === 'host' ? await fakeHost(version) : await fakeRemote(part, version))
  const release = (names: string) => promote(store, namedVersions(names), { who: 'ada', why: 'a test' })
  if (live) await release(live)
  return { root, store, release }
}
