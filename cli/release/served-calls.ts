import { UserFacingError } from '@stepwise/deploy/errors'
import { calls } from '@stepwise/shared/contracts/calls'

const timeoutMs = 5000

/**
 * The calls that the running API serves, such as `GET /flows`: of the API at `given` or `API_URL`, or else of the one that npm start runs on
 * this machine. Undefined, after a line that says so, when none runs here: then those of these sources count. Throws a
 * {@link UserFacingError} when an API that was named does not say.
 */
export async function servedCalls(
  given: string | undefined,
  port: number,
  log: (line: string) => void,
  env: NodeJS.ProcessEnv = process.env,
): Promise<string[] | undefined> {
  const named = given ?? env.API_URL
  const address = `${(named ?? `http://localhost:${port}`).replace(/\/(api\/?)?$/, '')}/api/calls`
  const served = await callsAt(address)
  if ('calls' in served) return served.calls
  if (named !== undefined)
    throw new UserFacingError([
      `The API at ${named} does not list the calls it serves (${served.problem}). Is the address right?`,
    ])
  log(`No API answers at ${address}: calls are compared with those of these sources. --api <address> names another.`)
  return undefined
}

async function callsAt(address: string): Promise<{ calls: string[] } | { problem: string }> {
  if (!URL.canParse(address)) return { problem: 'that is not an address, such as http://localhost:4000' }
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => undefined)
  if (!response) return { problem: 'it does not answer' }
  if (!response.ok) return { problem: `it answers ${response.status}` }
  const { data } = calls['GET /calls'].response.safeParse(await response.json().catch(() => undefined))
  return data ?? { problem: 'its answer is no list of calls' }
}
