import { parseOwnPage } from '@stepwise/shared/contracts/own-address'
import { type AccountKind, maxOverrideMinutes } from '@stepwise/shared/contracts/release'
import type { Registry, Scenario, Selection } from '@stepwise/shared/contracts/remote'
import { ReleaseError } from '../errors.ts'
import { assertPromotable } from '../release/check.ts'
import { type LiveSet, liveSet, withManifests } from '../release/live-set.ts'
import { publishedManifest } from '../release/manifest.ts'
import { formatPartVersion, type PartVersion, parsePartVersion } from '../release/part.ts'
import type { Reason } from '../release/promote.ts'
import type { FileStore, Store } from '../store/store.ts'
import { localOrigin } from './local-build.ts'
import type { Override } from './override-token.ts'
import { recordEntry } from './unchanged-set.ts'

interface OverrideRequest {
  parts: string[]
  minutes: number
  origin: string
  by: string
  scenario?: Scenario | undefined
  path?: string | undefined
  accounts?: AccountKind[] | undefined
}

/** An override from now on. Throws a {@link ReleaseError} for what no link may have. */
export function newOverride(
  { host }: Registry,
  { parts, minutes, origin, by, scenario, path, accounts }: OverrideRequest,
): Override {
  if (minutes < 1 || minutes > maxOverrideMinutes)
    throw new ReleaseError(['An override lasts at least a minute and at most 7 days.'])
  const names = parts.map((text) => text.split('@', 1)[0])
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) throw new ReleaseError([`${twice} is named twice.`])
  if (path !== undefined && !parseOwnPage(path))
    throw new ReleaseError([`"${path}" is not an address of a page: give one such as /dashboard/learn.`])
  if (accounts && scenario?.person !== undefined)
    throw new ReleaseError(['A link signs in as a demo account, or says who may open it: choose one of the two.'])
  const issued = new Date()
  return {
    kind: 'override',
    parts,
    origin,
    edition: host.edition,
    issued: issued.toISOString(),
    until: new Date(issued.getTime() + minutes * 60_000).toISOString(),
    by,
    ...(scenario && { scenario }),
    ...(path !== undefined && { path }),
    ...(accounts && { accounts }),
  }
}

export const storedVersions = (parts: string[]): PartVersion[] =>
  parts.filter((text) => !localOrigin(text)).map(parsePartVersion)

/**
 * The live set with these versions in it, or the host with them alone. Throws a {@link ReleaseError} when one is not in the store, or does
 * not fit the others; sizes are not a reason.
 */
export async function setWith(files: FileStore, live: Registry, kind: Selection['kind'], versions: PartVersion[]) {
  const manifests = await Promise.all(versions.map((version) => publishedManifest(files, version)))
  const liveParts = await liveSet(files, live)
  const before: LiveSet = kind === 'standalone' ? { ...liveParts, remotes: [] } : liveParts
  const options = { isLocal: true, ignoresBudgets: true, isAlone: kind === 'standalone' }
  await assertPromotable(files, { edition: live.host.edition, before, withdrawn: [], manifests }, options)
  const { host, remotes } = withManifests(before, manifests)
  if (!host) throw new ReleaseError(['No host is live.'])
  return { host, remotes }
}

/**
 * Stores an override in the history, and with `isLink` all that its link is made of, so that it can be listed (previews.ts). Throws a
 * {@link ReleaseError} when its versions do not fit what is live.
 */
export const recordOverride = (store: Store, override: Override, reason: Reason, { isLink = false } = {}) =>
  recordEntry(store, reason, async (live) => {
    const versions = storedVersions(override.parts)
    await setWith(store.files, live, override.kind, versions)
    return {
      kind: 'override',
      note: formatNote(override),
      versions: versions.map(formatPartVersion),
      until: override.until,
      ...(isLink && { link: override }),
    }
  })

function formatNote({ kind, parts, until, scenario = {}, path, accounts }: Override): string {
  const states = Object.entries({ ...scenario, path, for: accounts?.join(' and ') }).filter(
    ([, value]) => value !== undefined,
  )
  const words = states.map(([name, value]) => `${name} ${value === '' ? 'no one' : value}`)
  return [`${kind === 'standalone' ? 'alone: ' : ''}${parts.join(', ')} until ${until}`, ...words].join('; ')
}
