import type { Registry } from '@stepwise/shared/contracts/remote'
import { ReleaseError } from '../errors.ts'
import { renderPage } from '../page/page.ts'
import type { Move, Promotion, Store } from '../store/store.ts'
import { assertPromotable } from './check.ts'
import { changesBetween, liveSet, withManifests, withoutRemote } from './live-set.ts'
import { type Manifest, publishedManifest } from './manifest.ts'
import type { Part, PartVersion } from './part.ts'
import { versionToGoBackTo } from './rollback-target.ts'

/** Who releases, and why: both go into the history. */
export type Reason = { who: string; why: string }

export type PromoteOptions = {
  /** Remotes that leave the live set in the same step. */
  withdrawn?: Part[]
  /** For development, whose builds are large and for nobody else. */
  ignoresBudgets?: boolean
  /** Further scripts of the page, e.g. the one that reloads it in development. */
  pageScripts?: string[]
}

/**
 * Makes published versions live, all of them in one step, after the checks of the promotion gate. Versions that are live
 * already change nothing. Answers with the line of the history, or undefined when nothing changed.
 */
export async function promote(
  store: Store,
  wanted: PartVersion[],
  reason: Reason,
  options: PromoteOptions = {},
): Promise<Promotion | undefined> {
  return store.pointer.move(async (live) => {
    const manifests = await Promise.all(wanted.map((one) => publishedManifest(store.files, one)))
    return decideMove(store, live, { manifests, kind: 'promotion', reason, ...options })
  })
}

/** Makes live again what was live before. Going back twice goes two promotions back. */
export async function rollback(store: Store, part: Part, reason: Reason): Promise<Promotion | undefined> {
  return store.pointer.move(async (live, history) => {
    const earlier = { part, version: versionToGoBackTo(part, history) }
    const manifests = [await publishedManifest(store.files, earlier)]
    return decideMove(store, live, { manifests, kind: 'rollback', reason })
  })
}

/** Takes a remote out of the live set; its files stay, so a promotion brings it back. */
export async function withdraw(store: Store, part: Part, reason: Reason): Promise<Promotion | undefined> {
  if (part === 'host') throw new ReleaseError(['The host cannot be withdrawn: without it there is no page.'])
  return store.pointer.move((live) =>
    decideMove(store, live, { manifests: [], withdrawn: [part], kind: 'withdrawal', reason }),
  )
}

type Wish = PromoteOptions & { manifests: Manifest[]; kind: Promotion['kind']; reason: Reason }

async function decideMove(
  { files }: Store,
  live: Registry | undefined,
  { manifests, kind, reason, withdrawn = [], ignoresBudgets = false, pageScripts = [] }: Wish,
): Promise<Move | undefined> {
  const before = liveSet(live)
  const staying = withdrawn.reduce(withoutRemote, before)
  const { host, remotes } = withManifests(staying, manifests)
  const changes = changesBetween(before, { host, remotes })
  if (changes.length === 0) return undefined
  await assertPromotable(files, staying, manifests, { ignoresBudgets })
  if (!host) throw new ReleaseError(['No host is live: promote a host first.'])

  const promotion = (live?.promotion ?? 0) + 1
  const at = new Date().toISOString()
  const registry: Registry = { promotion, promotedAt: at, host, remotes }
  const hasFile = async (name: string) => (await files.transferSize(`${host.folder.slice(1)}${name}`)) !== undefined
  const hasFavicon = await hasFile('favicon.svg')
  const isInstallable = await hasFile('app.webmanifest')
  return {
    registry,
    page: renderPage(registry, { hasFavicon, isInstallable, scripts: pageScripts }),
    record: { promotion, at, who: reason.who, why: reason.why, kind, changes },
  }
}

/** `learn 1.0.0-a → 1.0.0-b`, one for each part that a promotion changed. */
export const describeChanges = ({ changes }: Promotion) =>
  changes.map(({ part, from, to }) => `${part} ${from ?? '(none)'} → ${to ?? '(none)'}`)
