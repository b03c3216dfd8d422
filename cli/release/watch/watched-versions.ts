import type { Part, PartVersion, Promotion } from '@stepwise/deploy'
import { versionsOf } from '@stepwise/deploy'
import type { Registry } from '@stepwise/shared/contracts/remote'

/** A version that came last, and the one that it is compared with. */
export type Watched = PartVersion & {
  before: string
  /** When it came. */
  since: Date
  /** Whether people had it earlier in the hour in which it came: counts are kept by the hour. */
  ranInThisHour: boolean
  isCanary: boolean
  /** Who brought it, or for whom it was brought. */
  by: string
}

/**
 * The versions of the last promotion, and those promoted since a moment; of one part, its last. What a rollback brought is not watched:
 * it was live before. Canaries always are.
 */
export function watchedVersions(live: Registry, history: Promotion[], since: Date, part?: Part): Watched[] {
  const lastPromotion = history.findLast(({ kind }) => kind === 'promotion')
  return [...versionsOf(live)].flatMap(([name, version]): Watched[] => {
    if (part !== undefined && part !== name) return []
    const entry = history.findLast(({ changes }) => changes.some((change) => change.part === name))
    const change = entry?.changes.find((one) => one.part === name)
    const isRecent = entry && (entry === lastPromotion || new Date(entry.at) >= since || part === name)
    const promoted =
      entry?.kind === 'promotion' && isRecent && change?.from && change.to === version
        ? [{ ...origin(history, entry, { part: name, version }), before: change.from, isCanary: false }]
        : []
    const canaries = (live.canaries ?? []).filter((canary) => canary.part === name)
    return [
      ...promoted,
      ...canaries.map((canary) => {
        const begin = history.findLast(({ kind, note }) => kind === 'canary' && note?.includes(`@${canary.version} `))
        return {
          ...origin(history, begin, { part: name, version: canary.version }),
          before: version,
          isCanary: true,
        }
      }),
    ]
  })
}

function origin(history: Promotion[], entry: Promotion | undefined, version: PartVersion) {
  const since = new Date(entry?.at ?? 0)
  const isEarlierInTheHour = (other: Promotion) => other !== entry && hourOf(new Date(other.at)) === hourOf(since)
  return {
    ...version,
    since,
    ranInThisHour: history.some((other) => isEarlierInTheHour(other) && names(other, version)),
    by: entry?.for ?? entry?.who ?? '',
  }
}

const hourOf = (time: Date) => Math.floor(time.getTime() / 3_600_000)

/** Whether a move brought a version, or took it away. */
const names = ({ changes, note }: Promotion, { part, version }: PartVersion) =>
  changes.some((change) => change.part === part && [change.from, change.to].includes(version)) ||
  note?.includes(`${part}@${version} `) === true
