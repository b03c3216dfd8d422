import type { FileStore, PartVersion, Promotion, Store } from '@stepwise/deploy'
import {
  collisionProblems,
  type LiveSet,
  listVersions,
  liveSet,
  publishedManifest,
  sharedProblems,
  withManifests,
  withoutRemote,
} from '@stepwise/deploy'

export interface SmokeSet {
  name: string
  set: LiveSet
}

/**
 * The sets in which versions are tried: with what is live, and with what was live before, because a rollback of another part must not
 * break them. A set that the gate would refuse is left out: no one can get it.
 */
export async function smokeSets({ files, pointer }: Store, versions: PartVersion[]): Promise<SmokeSet[]> {
  const manifests = await Promise.all(versions.map((version) => publishedManifest(files, version)))
  const live = await liveSet(files, await pointer.read())
  const last = (await pointer.history()).findLast(({ changes }) => changes.length > 0)
  const before = last && (await setBefore(files, live, last))
  const sets = [
    { name: 'with what is live', set: withManifests(live, manifests) },
    ...(before ? [{ name: 'with what was live before', set: withManifests(before, manifests) }] : []),
  ]
  return sets.filter(
    ({ set }, index) =>
      sets.findIndex((one) => isSame(one.set, set)) === index &&
      [...sharedProblems(set), ...collisionProblems(set)].length === 0,
  )
}

/** The set that a promotion changed. Undefined when it was the first: there was no product. */
async function setBefore(files: FileStore, live: LiveSet, { changes }: Promotion): Promise<LiveSet | undefined> {
  let before = live
  for (const { part, from } of changes) {
    // The page has no published versions: it is of the gateway that runs.
    if (part === 'page') continue
    if (from !== null) before = withManifests(before, [await publishedManifest(files, { part, version: from })])
    else if (part === 'host') return undefined
    else before = withoutRemote(before, part)
  }
  return before
}

const isSame = (one: LiveSet, other: LiveSet) =>
  JSON.stringify([...listVersions(one)]) === JSON.stringify([...listVersions(other)])
