import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import type { Files, HostManifest, RemoteManifest } from '@stepwise/shared/contracts/remote'
import type { FileStore } from '../store/store.ts'

/** What a version's folder must hold: the files that its manifest names, each with the integrity that it states, and no others. */
export interface Contents {
  named: string[]
  integrities: Record<string, string>
}

const namesIn = (lists: Files[]) => lists.flatMap(({ js, css }) => [...js, ...css])

export const contentsOfRemote = ({ entry, pages, slots, renderer, integrities }: RemoteManifest): Contents => ({
  named: [entry, ...(renderer ? [renderer] : []), ...namesIn([...Object.values(pages), ...Object.values(slots)])],
  integrities,
})

export const contentsOfHost = (host: HostManifest): Contents => ({
  named: [
    ...namesIn([host.initial, ...Object.values(host.sharedModules)]),
    ...(host.olderBrowsers ? [host.olderBrowsers] : []),
    ...host.fonts,
  ],
  integrities: host.integrities,
})

/** How the files of a version's folder differ from what was built. One sentence each. */
export async function fileProblems(files: FileStore, folder: string, { named, integrities }: Contents) {
  const outside = named.filter((name) => name.startsWith('/') || name.split('/').includes('..'))
  const stated = Object.keys(integrities)
  const unstated = named.filter((name) => !outside.includes(name) && integrities[name] === undefined)
  const states = await Promise.all(stated.map((name) => readState(files, `${folder}/${name}`, integrities[name] ?? '')))
  const inState = (state: string) => stated.filter((_, at) => states[at] === state)
  const unknown = await listFiles(files, folder, stated)
  return [
    ...[...new Set(outside)].map((name) => `${name} is not inside the part's folder. Build it again.`),
    ...[...new Set(unstated)].map((name) => `${name} has no integrity in the manifest. Build it again.`),
    ...inState('missing').map((name) => `${name} was built but is not there. ${publishAgain}`),
    ...inState('altered').map((name) => `${name} is not what was built: its integrity is another. ${publishAgain}`),
    ...unknown.map((name) => `${name} is there, but was not built. ${publishAgain}`),
  ]
}

const publishAgain = 'Remove the folder of this version and publish it again.'

type State = 'right' | 'missing' | 'altered'

/** The compressed copies beside a file are what browsers get. */
async function readState(files: FileStore, path: string, integrity: string): Promise<State> {
  const copies = await Promise.all([
    files.read(path),
    files.read(`${path}.br`).then((content) => content && decompressed(brotliDecompress, content)),
    files.read(`${path}.gz`).then((content) => content && decompressed(gunzip, content)),
  ])
  if (copies[0] === undefined) return 'missing'
  return copies.every((content) => content === undefined || matchesIntegrity(integrity, content)) ? 'right' : 'altered'
}

const decompressed = (decompress: typeof gunzip, content: Buffer): Promise<Buffer> =>
  promisify<Buffer, Buffer>(decompress)(content).catch(() => Buffer.from('cannot be decompressed'))

/** Whether the integrity, by SHA-256 or, in older builds, SHA-384, is that of the content. */
function matchesIntegrity(integrity: string, content: Buffer): boolean {
  const algorithm = integrity.startsWith('sha384-') ? 'sha384' : 'sha256'
  return integrity === `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`
}

/** The names of all files of a folder, but `known` ones and their compressed copies. What holds others is a folder. */
async function listFiles(files: FileStore, folder: string, known: string[], inside = ''): Promise<string[]> {
  const names = (await files.list(`${folder}/${inside}`.replace(/\/$/, ''))).map((name) => `${inside}${name}`)
  const unknown = names.filter((name) => !known.includes(name.replace(/\.(br|gz)$/, '')))
  const below = await Promise.all(
    unknown.map(async (name) => {
      if (isOwnRecord(name)) return []
      const isFolder = (await files.list(`${folder}/${name}`)).length > 0
      return isFolder ? listFiles(files, folder, known, `${name}/`) : [name]
    }),
  )
  return below.flat()
}

/** What is stored beside a build, and source maps, which earlier releases stored. */
const isOwnRecord = (name: string) =>
  /^(host\.json|remote\.json|build\.json|types\.json|smoke\.json|smoke\/[\w-]+\.png|.+\.map)(\.br|\.gz)?$/.test(name)
