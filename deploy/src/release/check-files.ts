import { createHash } from 'node:crypto'
import type { Files, HostManifest, RemoteManifest } from '@stepwise/shared/contracts/remote'
import type { FileStore } from '../store/store.ts'

/** Files that a remote's manifest names and its folder lacks, and files with another integrity. One sentence each. */
export async function remoteFileProblems(files: FileStore, folder: string, remote: RemoteManifest): Promise<string[]> {
  const listed = [...Object.values(remote.pages), ...Object.values(remote.slots)].flatMap(namesIn)
  return [
    ...(await missingFiles(files, folder, [remote.entry, ...Object.values(remote.server ?? {}), ...listed])),
    ...(await integrityProblems(files, folder, remote.integrities)),
  ]
}

/** The same of a host. One sentence each. */
export async function hostFileProblems(files: FileStore, folder: string, host: HostManifest): Promise<string[]> {
  const listed = [host.initial, ...Object.values(host.sharedModules)].flatMap(namesIn)
  return [
    ...(await missingFiles(files, folder, [...listed, ...host.fonts])),
    ...(await integrityProblems(files, folder, host.integrities)),
  ]
}

const namesIn = ({ js, css }: Files) => [...js, ...css]

async function missingFiles(files: FileStore, folder: string, names: string[]) {
  const problems: string[] = []
  for (const name of new Set(names)) {
    if (name.startsWith('/') || name.split('/').includes('..'))
      problems.push(`${name} is not inside the part's folder.`)
    else if ((await files.transferSize(`${folder}/${name}`)) === undefined)
      problems.push(`${name} is named but not there.`)
  }
  return problems
}

async function integrityProblems(files: FileStore, folder: string, integrities: Record<string, string>) {
  const altered = await Promise.all(
    Object.entries(integrities).map(async ([name, expected]) => {
      const content = await files.read(`${folder}/${name}`)
      const actual = content && `sha384-${createHash('sha384').update(content).digest('base64')}`
      return actual !== undefined && actual !== expected ? [name] : []
    }),
  )
  return altered.flat().map((name) => `${name} is not the file whose integrity its manifest states.`)
}
