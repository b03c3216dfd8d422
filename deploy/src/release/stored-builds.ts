import type { Edition } from '@stepwise/shared/contracts/edition'
import type { BuildRecord } from '@stepwise/shared/contracts/release'
import type { FileStore } from '../store/store.ts'
import { readBuildRecord } from './build-record.ts'
import { publishedManifest } from './manifest.ts'
import { type Part, type PartVersion, versionsFolder } from './part.ts'

const maxVersions = 50

export type StoredBuild = PartVersion & { build: BuildRecord | undefined }

/** The latest versions of a part that an edition can have, the latest first: the editions share a store, and each has its own host. */
export async function storedBuilds(files: FileStore, part: Part, edition: Edition): Promise<StoredBuild[]> {
  const stored = (await files.list(versionsFolder(part))).toReversed()
  const fitting = part === 'host' ? await findHosts(files, stored, edition) : stored
  return Promise.all(
    fitting.slice(0, maxVersions).map(async (version) => ({
      part,
      version,
      build: await readBuildRecord(files, { part, version }),
    })),
  )
}

async function findHosts(files: FileStore, versions: string[], edition: Edition): Promise<string[]> {
  const fitting = await Promise.all(
    versions.map(async (version) => {
      const manifest = await publishedManifest(files, { part: 'host', version }).catch(() => undefined)
      return manifest?.kind === 'host' && manifest.host.edition === edition ? [version] : []
    }),
  )
  return fitting.flat()
}
