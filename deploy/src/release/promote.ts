import type { Registry } from '@stepwise/shared/contracts/remote'
import { ReleaseError } from '../errors.ts'
import { buildPage } from '../page/build-page.ts'
import { pageVersion } from '../page/page-version.ts'
import type { Change, Move, Promotion, Store } from '../store/store.ts'
import { assertPromotable, type CheckOptions } from './check.ts'
import { assertLive } from './if-live.ts'
import { changesBetween, listVersions, liveSet, withManifests, withoutRemote } from './live-set.ts'
import { type Manifest, publishedManifest } from './manifest.ts'
import { otherNames } from './nearest-name.ts'
import { assertOwned } from './owners.ts'
import { assertDistinct, type Part, type PartVersion } from './part.ts'
import { registryParts } from './registry-parts.ts'
import { rollbackTarget } from './rollback-target.ts'
import { assertTriedWith } from './stale-set.ts'

/** Who releases, why, and for which of the part's owners. All are stored in the history. */
export interface Reason {
  who: string
  why: string
  for?: string
}

export type PromoteOptions = CheckOptions & {
  /** The promotion that was live when these versions were tried: see {@link assertTriedWith}. */
  triedWith?: number
  /** The promotion (0: none) that was live when these versions passed these checks: while it is, they are not checked again. */
  checkedWith?: number
  /** What else the history says of it. */
  note?: string
  /** Remotes that leave the live set in the same step. */
  withdraw?: Part[]
  /** Rewrites the page even when nothing else changes: this program may make another one than the live one. */
  includesPage?: boolean
  /** Further scripts of the page, e.g. the one that reloads it in development. */
  pageScripts?: string[]
}

/**
 * Makes published versions live, all in one step, after the checks of the promotion gate. Returns the new entry of
 * the history, or undefined when all of them were live already. Throws a {@link ReleaseError} when a check fails.
 */
export async function promote(
  store: Store,
  versions: PartVersion[],
  reason: Reason,
  options: PromoteOptions = {},
): Promise<Promotion | undefined> {
  assertDistinct(versions)
  return store.pointer.move(async (live, history) => {
    const { triedWith, ifLive = [], ...others } = options
    assertLive(ifLive, live, history)
    if (triedWith !== undefined) assertTriedWith(triedWith, versions, history)
    const manifests = await Promise.all(versions.map((version) => publishedManifest(store.files, version)))
    const checked = options.isLocal ? {} : { history }
    return prepareMove(store, live, { manifests, kind: 'promotion', reason, ...checked, ...others })
  })
}

/**
 * Makes the version live that was live before. A second rollback goes back one promotion further. `recalls`: open tabs that run the other
 * version do not wait for a good moment. `onlyFrom`: nothing changes when another version is live by now. `servedCalls`: those of the running
 * API, as a promotion has them. Throws a {@link ReleaseError} when what is live or the API lacks what the version needs.
 */
export async function rollback(
  store: Store,
  part: Part,
  reason: Reason,
  {
    recalls = false,
    onlyFrom,
    servedCalls,
  }: { recalls?: boolean; onlyFrom?: string; servedCalls?: string[] | undefined } = {},
): Promise<Promotion | undefined> {
  if (part === 'page') throw new ReleaseError([pageHasNoVersions])
  return store.pointer.move(async (live, history) => {
    if (onlyFrom !== undefined && listVersions(live).get(part) !== onlyFrom) return undefined
    const target = { part, version: rollbackTarget(part, history) }
    const manifests = [await publishedManifest(store.files, target)]
    // With onlyFrom it is the tool that goes back, from a version that fails, whoever started it.
    const options = { isReturn: true, isLocal: onlyFrom !== undefined, servedCalls }
    return prepareMove(store, live, { manifests, kind: 'rollback', reason, recalls, ...options })
  })
}

/**
 * Removes a remote from the live set. Its files stay, so it can be promoted again. Throws a {@link ReleaseError} when it is not live, and
 * when other parts link to it and `breaking` does not say why.
 */
export async function withdraw(
  store: Store,
  part: Part,
  reason: Reason,
  { breaking }: { breaking?: string | undefined } = {},
): Promise<Promotion | undefined> {
  if (part === 'host') throw new ReleaseError(['The host cannot be withdrawn: without it there is no page.'])
  return store.pointer.move((live) => {
    const parts = [...listVersions(live).keys()]
    if (!parts.includes(part)) throw new ReleaseError([`${part} is not live. ${otherNames(part, parts, 'Live are:')}`])
    return prepareMove(store, live, { manifests: [], withdraw: [part], kind: 'withdrawal', reason, breaking })
  })
}

const pageHasNoVersions =
  'The page has no versions to go back to: check out the deploy/ that made the earlier one, and promote page again.'

type MoveRequest = Omit<PromoteOptions, 'triedWith' | 'ifLive'> & {
  manifests: Manifest[]
  kind: Promotion['kind']
  reason: Reason
  recalls?: boolean
}

const maxRecalled = 20

/** What a request would change; undefined for nothing. Throws a `ReleaseError` for what may not become live. */
async function prepareMove(store: Store, live: Registry | undefined, request: MoveRequest): Promise<Move | undefined> {
  const { manifests, reason, withdraw: withdrawn = [], includesPage = false, checkedWith } = request
  const before = await liveSet(store.files, live)
  const after = withManifests(withdrawn.reduce(withoutRemote, before), manifests)
  const changes = changesBetween(before, after)
  const parts = changes.map(({ part }) => part)
  if (!request.isLocal) assertOwned(parts, before, after, reason)
  const { host, remotes } = after
  if (includesPage && !host) throw new ReleaseError(['No host is live, so there is no page: promote a host first.'])
  const page = host && pageVersion(host.edition)
  const pageChanges = live && page && live.page !== page ? [{ part: 'page', from: live.page ?? null, to: page }] : []
  if (changes.length === 0 && !(includesPage && pageChanges.length > 0)) return undefined
  const isChecked = checkedWith === (live?.promotion ?? 0)
  if (changes.length > 0 && !isChecked) {
    await assertPromotable(store.files, { edition: store.edition, before, withdrawn, manifests }, request)
  }
  if (!host) throw new ReleaseError(['No host is live: promote a host first.'])

  const promotion = (live?.promotion ?? 0) + 1
  const at = new Date().toISOString()
  const registry: Registry = {
    promotion,
    promotedAt: at,
    page,
    ...registryParts(host, remotes),
    recalled: recalledBy(changes, request.recalls ?? false, live),
    // People who got it early have the same as everyone now.
    canaries: (live?.canaries ?? []).filter(({ part }) => !parts.includes(part)),
  }
  return {
    registry,
    page: await buildPage(store.files, registry, request.pageScripts ?? []),
    record: { promotion, at, ...toRecord(request), changes: [...changes, ...pageChanges] },
  }
}

/** What the history says of a request itself. */
function toRecord({ kind, reason, breaking, recalls, note }: MoveRequest) {
  return {
    who: reason.who,
    why: reason.why,
    ...(reason.for && { for: reason.for }),
    kind,
    ...(breaking && { breaking }),
    ...(recalls && { recalls }),
    ...(note && { note }),
  }
}

/** The versions that tabs may not keep: those before, without what is live again. */
function recalledBy(changes: Change[], recalls: boolean, live: Registry | undefined): string[] {
  const now = recalls ? changes.flatMap(({ part, from }) => (from ? [`${part}@${from}`] : [])) : []
  const back = new Set(changes.map(({ part, to }) => `${part}@${to}`))
  return [...(live?.recalled ?? []), ...now].filter((name) => !back.has(name)).slice(-maxRecalled)
}

/** `learn 1.0.0-a → 1.0.0-b`, one for each part that a promotion changed. */
export const describeChanges = ({ changes }: Promotion) =>
  changes.map(({ part, from, to }) => `${part} ${from ?? '(none)'} → ${to ?? '(none)'}`)
