import { createHash } from 'node:crypto'
import type { Files, HostManifest, RemoteManifest } from '@stepwise/shared/contracts/remote'
import type { FileStore } from '../store/store.ts'

/** Files that a remote's manifest names and its folder lacks, and an entry with another integrity. One sentence each. */
export async function remoteFileProblems(files: FileStore, folder: string, remote: RemoteManifest): Promise<string[]> {
  const listed = [...Object.values(remote.pages), ...Object.values(remote.slots)].flatMap(namesIn)
  return [
    ...(await missingFiles(files, folder, [remote.entry, ...Object.values(remote.server ?? {}), ...listed])),
    ...(await integrityProblems(files, folder, remote)),
  ]
}

/** Files that the host's manifest names and its folder lacks. One sentence each. */
export async function hostFileProblems(files: FileStore, folder: string, host: HostManifest): Promise<string[]> {
  const listed = [host.initial, ...Object.values(host.sharedModules)].flatMap(namesIn)
  return missingFiles(files, folder, [...listed, ...host.fonts])
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

async function integrityProblems(files: FileStore, folder: string, { entry, integrity }: RemoteManifest) {
  const [algorithm = '', expected] = integrity.split(/-(.*)/s)
  if (!['sha256', 'sha384', 'sha512'].includes(algorithm))
    return [`integrity "${integrity}" is not a sha256, sha384 or sha512.`]
  const content = await files.read(`${folder}/${entry}`)
  if (content === undefined) return []
  const actual = createHash(algorithm).update(content).digest('base64')
  return actual === expected ? [] : [`${entry} is not the file whose integrity remote.json states.`]
}
