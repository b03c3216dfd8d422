import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesBelow } from '../store/directory-files.ts'
import { fakeHostBuild, fakeRemoteBuild, hashFiles } from './fake-builds.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** For tests: a dist folder as a build of the host writes it. */
export const fakeHost = (...given: Parameters<typeof fakeHostBuild>) => temporaryFolder(fakeHostBuild(...given))

/** For tests: a dist folder as a build of a remote writes it, with one page `home`. */
export const fakeRemote = (...given: Parameters<typeof fakeRemoteBuild>) => temporaryFolder(fakeRemoteBuild(...given))

/** For tests: makes the manifest of a build state the integrities of its files as they are now. */
export async function restate(dist: string, manifestName: 'host.json' | 'remote.json') {
  const path = join(dist, manifestName)
  const names = (await filesBelow(dist)).filter((name) => name !== manifestName)
  const files = await Promise.all(names.map(async (name) => [name, await readFile(join(dist, name))] as const))
  const manifest = JSON.parse(await readFile(path, 'utf8'))
  await writeFile(path, JSON.stringify({ ...manifest, integrities: hashFiles(Object.fromEntries(files)) }))
}
