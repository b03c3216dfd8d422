import type { Canary } from '@stepwise/shared/contracts/remote'
import { ReleaseError } from '../errors.ts'
import { assertPromotable } from '../release/check.ts'
import { listVersions, liveSet, withManifests } from '../release/live-set.ts'
import { publishedManifest } from '../release/manifest.ts'
import { assertOwned } from '../release/owners.ts'
import { formatPartVersion, type PartVersion } from '../release/part.ts'
import type { Reason } from '../release/promote.ts'
import type { Promotion, Store } from '../store/store.ts'
import { recordEntry } from './unchanged-set.ts'

/**
 * Gives a version to some people first, after the checks of a promotion, with the calls of the running API if given; 0 percent takes it back. A part has one canary at most. Answers
 * with undefined when that is so already. Throws a {@link ReleaseError} when a check fails.
 */
export async function moveCanary(
  store: Store,
  version: PartVersion,
  percent: number,
  reason: Reason,
  { servedCalls }: { servedCalls?: string[] | undefined } = {},
): Promise<Promotion | undefined> {
  if (!Number.isInteger(percent) || percent < 0 || percent > 100)
    throw new ReleaseError(['The percentage of a canary is a whole number from 0 to 100; 0 ends it.'])
  return recordEntry(store, reason, async (live) => {
    const canaries = live.canaries ?? []
    const isThis = (canary: Canary) => canary.part === version.part && canary.version === version.version
    const before = canaries.find(isThis)
    if (before?.percent === percent) return undefined
    if (percent === 0 && !before) throw new ReleaseError([`${formatPartVersion(version)} is not a canary now.`])
    // Anyone may end one: that leaves what is live.
    if (percent > 0) {
      const set = await liveSet(store.files, live)
      const manifest = await publishedManifest(store.files, version)
      assertOwned([version.part], set, withManifests(set, [manifest]), reason)
      if (listVersions(live).get(version.part) === version.version)
        throw new ReleaseError([`${formatPartVersion(version)} is already live: everyone has it.`])
      const step = { edition: live.host.edition, before: set, withdrawn: [], manifests: [manifest] }
      await assertPromotable(store.files, step, { history: await store.pointer.history(), servedCalls })
    }
    const others = canaries.filter(({ part }) => part !== version.part)
    return {
      kind: 'canary',
      versions: [formatPartVersion(version)],
      note: percent > 0 ? `${formatPartVersion(version)} for ${percent} %` : `${formatPartVersion(version)} ended`,
      canaries: percent > 0 ? [...others, { ...version, percent }] : others,
    }
  })
}
