import type { AccountKind, Preview } from '@stepwise/shared/contracts/release'
import type { Registry } from '@stepwise/shared/contracts/remote'
import { listVersions } from '../release/live-set.ts'
import { formatPartVersion } from '../release/part.ts'
import type { StoredBuild } from '../release/stored-builds.ts'
import type { Promotion } from '../store/store.ts'
import { type Override, overrideLink, signOverride } from './override-token.ts'

/** Each published version can be seen by its link for this long. */
const publishedForMs = 7 * 24 * 60 * 60_000

export interface PreviewOptions {
  /** Where the links of published versions lead, such as `http://localhost:4000`. */
  origin: string
  secret: string
  now?: Date
}

/**
 * The links to other versions that still work, those that end last first: of each published version for a week, which its build record
 * says, and those that were made since, which the history says.
 */
export function runningPreviews(
  live: Registry,
  builds: StoredBuild[],
  history: Promotion[],
  { origin, secret, now = new Date() }: PreviewOptions,
): Preview[] {
  const liveVersions = listVersions(live)
  const published = builds.flatMap((stored) => {
    const preview = publishedPreview(live, stored, origin)
    return preview && liveVersions.get(stored.part) !== stored.version ? [preview] : []
  })
  return [...published, ...history.flatMap(({ link }) => link ?? [])]
    .filter(({ until }) => new Date(until) > now)
    .toSorted((one, other) => (one.until < other.until ? 1 : -1))
    .map((override) => toPreview(override, secret))
}

/**
 * The link of a published version, the same at every call. Undefined for a build that was made without `release publish`, such as one of a
 * working tree.
 */
export function publishedPreview({ host }: Registry, stored: StoredBuild, origin: string): Override | undefined {
  const { build } = stored
  if (!build || build.checks.length === 0) return undefined
  return {
    kind: 'override',
    parts: [formatPartVersion(stored)],
    origin,
    edition: host.edition,
    issued: build.builtAt,
    until: new Date(Date.parse(build.builtAt) + publishedForMs).toISOString(),
    by: build.builtBy,
  }
}

export function toPreview(override: Override, secret: string): Preview {
  const { parts, by, until, origin, accounts, scenario } = override
  const link = overrideLink(origin, signOverride(override, secret))
  return { parts, by, until, link, ...(accounts && { accounts }), ...(scenario && { scenario }) }
}

const kindNames: Record<AccountKind, string> = {
  visitor: 'people who are not signed in',
  student: 'learners',
  content_manager: 'content managers',
  qa: 'QA',
}

/** `learners and QA`. */
export const formatAccountKinds = (accounts: AccountKind[]): string =>
  new Intl.ListFormat('en-GB').format(accounts.map((kind) => kindNames[kind]))
