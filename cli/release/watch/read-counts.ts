import { UserFacingError } from '@stepwise/deploy/errors'
import { calls } from '@stepwise/shared/contracts/calls'
import type { VersionCounts } from '@stepwise/shared/contracts/release'
import type { leftOut } from '@stepwise/shared/server'
import { releaseSecret } from '../../start/release-secret.ts'
import type { StartSettings } from '../../start/settings.ts'
import { type Options, textOption } from '../verb.ts'

/**
 * Reads what happened to each version since a moment; `without`: how many of the people and networks whose views failed most are left out of
 * a part of it. Throws a {@link UserFacingError} of one line.
 */
export type ReadCounts = (since: Date, without?: ReturnType<typeof leftOut>) => Promise<VersionCounts[]>

/** The release tool and the API have different secrets: asking again does not help. */
export class WrongSecretError extends UserFacingError {}

const timeoutMs = 10_000

/** From the API: behind `--address`, `API_URL`, or else the port of `npm start` on this machine. */
export function countsReader(options: Options, { dataDir, port }: Pick<StartSettings, 'dataDir' | 'port'>): ReadCounts {
  const given = textOption(options, 'address') ?? (process.env.API_URL || `http://localhost:${port}`)
  const address = given.replace(/\/$/, '')
  const secret = releaseSecret(dataDir)
  return async (since, without = { people: 0, networks: 0 }) => {
    const notKnown = (why: string) => [`There is no data from browsers: ${why}.`]
    const failed = (why: string) => new UserFacingError(notKnown(why))
    const left = `without_people=${without.people}&without_networks=${without.networks}`
    const url = `${address}/api/release_counts?since=${encodeURIComponent(since.toISOString())}&${left}`
    let response: Response
    try {
      const headers = { authorization: `Bearer ${secret}` }
      response = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    } catch {
      throw failed(`${address} does not answer (--address says where the product is)`)
    }
    if (response.status === 401)
      throw new WrongSecretError(notKnown(`the API at ${address} has another RELEASE_SECRET`))
    if (!response.ok) throw failed(`${address} answered ${response.status}`)
    const parsedBody = calls['GET /release_counts'].response.safeParse(await response.json().catch(() => null))
    if (!parsedBody.success) throw failed(`${address} answered with something else`)
    return parsedBody.data.counts
  }
}
