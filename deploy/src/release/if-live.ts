import type { Registry } from '@stepwise/shared/contracts/remote'
import { ReleaseError } from '../errors.ts'
import type { Promotion } from '../store/store.ts'
import { listVersions } from './live-set.ts'
import { formatPartVersion, type PartVersion } from './part.ts'

/**
 * Throws a {@link ReleaseError} unless these versions are live: someone else has promoted meanwhile, and what they did would be undone
 * unseen. It says what is live instead, by whom and when.
 */
export function assertLive(expected: PartVersion[], live: Registry | undefined, history: Promotion[]) {
  const versions = listVersions(live)
  const others = expected.filter(({ part, version }) => versions.get(part) !== version)
  if (others.length === 0) return
  throw new ReleaseError(
    others.map((one) => {
      const version = versions.get(one.part)
      const now = version === undefined ? `no ${one.part} is` : `${formatPartVersion({ part: one.part, version })} is`
      const last = history.findLast(({ changes }) => changes.some(({ part }) => part === one.part))
      const since = last && ` since ${last.at}, by ${last.who}${last.why && ` ("${last.why}")`}`
      return `${one.part}: ${formatPartVersion(one)} is not live: ${now}${since ?? ''}. Look at what changed, then promote again${version ? ` with --if-live ${one.part}@${version}` : ''}.`
    }),
  )
}
