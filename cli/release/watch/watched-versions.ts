import type { Part, PartVersion, Promotion } from '@stepwise/deploy'
import { listVersions } from '@stepwise/deploy'
import type { Registry } from '@stepwise/shared/contracts/remote'

/** A version that came last, and the one that it is compared with. */
export type Watched = PartVersion & {
  before: string
  /** When it came. */
  since: Date
  isCanary: boolean
  /** Who brought it, or for whom it was brought. */
  by: string
}

/** As long as the API knows whose views there were. Of a version that came earlier, no one knows what the one before was like. */
export const keptMs = 24 * 60 * 60_000

/**
 * The versions of the last promotion, and those promoted since a moment; of one part, its last; none that came more than a day before that
 * moment. What a rollback brought is not watched: it was live before. Canaries always are.
 */
export function watchedVersions(live: Registry, history: Promotion[], since: Date, part?: Part): Watched[] {
  const lastPromotion = history.findLast(({ kind }) => kind === 'promotion')
  return [...listVersions(live)].flatMap(([name, version]): Watched[] => {
    if (part !== undefined && part !== name) return []
    const entry = history.findLast(({ changes }) => changes.some((change) => change.part === name))
    const change = entry?.changes.find((one) => one.part === name)
    const at = new Date(entry?.at ?? 0)
    const isAsked = entry === lastPromotion || at >= since || part === name
    const isRecent = isAsked && at.getTime() > since.getTime() - keptMs
    const promoted =
      entry?.kind === 'promotion' && isRecent && change?.from && change.to === version
        ? [{ ...origin(entry, { part: name, version }), before: change.from, isCanary: false }]
        : []
    const canaries = (live.canaries ?? []).filter((canary) => canary.part === name)
    return [
      ...promoted,
      ...canaries.map((canary) => {
        const begin = history.findLast(({ kind, note }) => kind === 'canary' && note?.includes(`@${canary.version} `))
        return {
          ...origin(begin, { part: name, version: canary.version }),
          before: version,
          isCanary: true,
        }
      }),
    ]
  })
}

function origin(entry: Promotion | undefined, version: PartVersion) {
  return { ...version, since: new Date(entry?.at ?? 0), by: entry?.for ?? entry?.who ?? '' }
}
