import {
  type HostManifest,
  hostManifestSchema,
  type RemoteManifest,
  remoteManifestSchema,
} from '@stepwise/shared/contracts/remote'
import type { z } from 'zod'
import { ReleaseError } from '../errors.ts'
import type { FileStore } from '../store/store.ts'
import { manifestName, type Part, type PartVersion, parsePartVersion, spell, versionFolder } from './part.ts'

export type Manifest = { kind: 'host'; host: HostManifest } | { kind: 'remote'; remote: RemoteManifest }

/** Reads the text of a `host.json` or `remote.json`; every mismatch with the contract becomes a reason. */
export function parseManifest(part: Part, text: string): Manifest {
  return part === 'host'
    ? { kind: 'host', host: checked('host.json', hostManifestSchema, text) }
    : { kind: 'remote', remote: checked('remote.json', remoteManifestSchema, text) }
}

/** What a manifest calls itself, as part and version. */
export function identityOf(manifest: Manifest): PartVersion {
  const identity =
    manifest.kind === 'host'
      ? { part: 'host', version: manifest.host.version }
      : { part: manifest.remote.config.name, version: manifest.remote.version }
  if (manifest.kind === 'remote' && identity.part === 'host')
    throw new ReleaseError(['A remote may not be called host.'])
  return parsePartVersion(spell(identity))
}

/** The manifest of a published version, which must be what its folder says it is. */
export async function publishedManifest(files: FileStore, wanted: PartVersion): Promise<Manifest> {
  const text = await files.read(`${versionFolder(wanted)}/${manifestName(wanted.part)}`)
  if (text === undefined) throw new ReleaseError([`${spell(wanted)} has not been published to this store.`])
  const manifest = parseManifest(wanted.part, text.toString('utf8'))
  const found = spell(identityOf(manifest))
  if (found !== spell(wanted))
    throw new ReleaseError([`${versionFolder(wanted)} holds ${found}, not ${spell(wanted)}.`])
  return manifest
}

function checked<S extends z.ZodType>(name: string, schema: S, text: string): z.output<S> {
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
