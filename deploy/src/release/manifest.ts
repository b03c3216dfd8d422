import {
  type HostManifest,
  hostManifestSchema,
  type RemoteManifest,
  remoteManifestSchema,
} from '@stepwise/shared/contracts/remote'
import type { z } from 'zod'
import { ReleaseError } from '../errors.ts'
import type { FileStore } from '../store/store.ts'
import { nearestName } from './nearest-name.ts'
import {
  formatPartVersion,
  manifestName,
  type Part,
  type PartVersion,
  parsePartVersion,
  unknownPart,
  versionFolder,
  versionsFolder,
} from './part.ts'

export type Manifest = { kind: 'host'; host: HostManifest } | { kind: 'remote'; remote: RemoteManifest }

/** Parses the text of a `host.json` or `remote.json`. Throws a {@link ReleaseError} with every mismatch with the contract. */
export function parseManifest(part: Part, text: string): Manifest {
  return part === 'host'
    ? { kind: 'host', host: parseAs('host.json', hostManifestSchema, text) }
    : { kind: 'remote', remote: parseAs('remote.json', remoteManifestSchema, text) }
}

/** The part and version that a manifest states. */
export function toPartVersion(manifest: Manifest): PartVersion {
  const identity =
    manifest.kind === 'host'
      ? { part: 'host', version: manifest.host.version }
      : { part: manifest.remote.config.name, version: manifest.remote.version }
  if (manifest.kind === 'remote' && identity.part === 'host')
    throw new ReleaseError(['A remote may not be called host.'])
  return parsePartVersion(formatPartVersion(identity))
}

/** The manifest of a published version. Throws a {@link ReleaseError} when there is none, or when it states another version. */
export async function publishedManifest(files: FileStore, published: PartVersion): Promise<Manifest> {
  const text = await files.read(`${versionFolder(published)}/${manifestName(published.part)}`)
  if (text === undefined) throw new ReleaseError([await notPublished(files, published)])
  const manifest = parseManifest(published.part, text.toString('utf8'))
  const found = formatPartVersion(toPartVersion(manifest))
  if (found !== formatPartVersion(published))
    throw new ReleaseError([`${versionFolder(published)} holds ${found}, not ${formatPartVersion(published)}.`])
  return manifest
}

const listedVersions = 3

async function notPublished(files: FileStore, published: PartVersion): Promise<string> {
  const versions = await files.list(versionsFolder(published.part))
  if (versions.length === 0) return unknownPart(published.part, await storedParts(files))
  const named = (version: string) => formatPartVersion({ ...published, version })
  const nearest = nearestName(published.version, versions)
  const latest = versions.slice(-listedVersions).reverse().map(named)
  return `${formatPartVersion(published)} has not been published to this store. ${nearest ? `Did you mean ${named(nearest)}?` : `The latest are: ${latest.join(', ')}.`}`
}

/** The parts that have versions in a store, the host first. */
export async function storedParts(files: FileStore): Promise<Part[]> {
  const hosts = await files.list(versionsFolder('host'))
  return [...(hosts.length > 0 ? ['host'] : []), ...(await files.list('remotes')).sort()]
}

function parseAs<S extends z.ZodType>(name: string, schema: S, text: string): z.output<S> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new ReleaseError([`${name} is not JSON.`])
  }
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new ReleaseError(
    result.error.issues.map((issue) => `${name}: ${issue.path.join('.') || 'all of it'}: ${issue.message}`),
  )
}
