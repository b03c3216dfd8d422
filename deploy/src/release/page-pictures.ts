import type { SmokeRecord, VersionChanges } from '@stepwise/shared/contracts/release'
import { ReleaseError } from '../errors.ts'
import { type FileStore, smokePicturesFolder } from '../store/store.ts'
import { readSmokeRecord } from './build-record.ts'
import { formatPartVersion, type PartVersion, versionFolder } from './part.ts'
import { pictureDifference } from './picture-difference.ts'

type SmokePage = SmokeRecord['pages'][number]
type Compared = VersionChanges['pages'][number]

const maxKept = 2000

/** A picture of a page as the smoke left it (PNG). Throws a {@link ReleaseError} for one that the version's record does not name. */
export async function readPicture(files: FileStore, version: PartVersion, name: string): Promise<Buffer> {
  const record = await readSmokeRecord(files, version)
  const isNamed = record?.pages.some(({ picture }) => picture === name)
  const picture = isNamed ? await files.read(picturePath(version, name)) : undefined
  if (!picture) throw new ReleaseError([`${formatPartVersion(version)} has no picture ${name}.`])
  return picture
}

const picturePath = (version: PartVersion, name: string) => `${versionFolder(version)}/${smokePicturesFolder}/${name}`

/**
 * Compares the pictures of a version's pages with those of another version, each pair once: published files never change. Pages that look
 * the most different come first, and before them those that the other version does not have.
 */
export function pageComparison(files: FileStore) {
  const kept = new Map<string, Promise<number | undefined>>()

  async function measureDifference(one: string, other: string): Promise<number | undefined> {
    const key = `${one} ${other}`
    const known = kept.get(key) ?? compare(one, other)
    kept.set(key, known)
    for (const oldest of [...kept.keys()].slice(0, -maxKept)) kept.delete(oldest)
    return known
  }

  async function compare(...paths: [string, string]): Promise<number | undefined> {
    const [one, other] = await Promise.all(paths.map((path) => files.read(path)))
    return one && other ? pictureDifference(one, other).catch(() => undefined) : undefined
  }

  return async (version: PartVersion, live: string | undefined): Promise<Compared[]> => {
    const before = live === undefined ? undefined : { ...version, version: live }
    const [own, old] = await Promise.all([readSmokeRecord(files, version), before && readSmokeRecord(files, before)])
    const compared: Compared[] = []
    for (const { page, path, person, picture } of own?.pages ?? []) {
      if (picture === undefined) continue
      const shown = { page, path, person, picture: pictureAddress(version, picture) }
      const liveName = samePage(old, { page, path, person })?.picture
      if (!before || liveName === undefined) compared.push(shown)
      else {
        // One after another: each takes a processor for a tenth of a second.
        const difference = await measureDifference(picturePath(version, picture), picturePath(before, liveName))
        const livePicture = pictureAddress(before, liveName)
        compared.push({ ...shown, livePicture, ...(difference !== undefined && { difference }) })
      }
    }
    return compared.toSorted((one, other) => (other.difference ?? 2) - (one.difference ?? 2))
  }
}

/** The same page for the same person, at the same address if it is there twice. */
function samePage(record: SmokeRecord | undefined, { page, path, person }: Omit<SmokePage, 'uses'>) {
  const found = (record?.pages ?? []).filter((one) => one.page === page && one.person === person && one.picture)
  return found.find((one) => one.path === path) ?? found[0]
}

const pictureAddress = (version: PartVersion, name: string) =>
  `/release/picture?${new URLSearchParams({ of: formatPartVersion(version), name })}`
