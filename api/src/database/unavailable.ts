import { isDatabaseError } from '../errors.ts'

// Classes and codes of PostgreSQL (Appendix A of its manual): connections that fail (08), a server that stops, starts or is a standby
// (57P01 to 57P05, 25006), one that has no more of something (53: disk, memory, connections), statements and transactions ended for time.
const unavailableCode = /^(08...|53...|57P0[1-5]|57014|25006|25P03)$/
const brokenCode = /^(08...|57P0[1-5]|25P03|25006)$/

const networkCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]

/** What node-postgres says, without a code, of connections that broke or could not be had in time. */
const lostWords = [
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'timeout expired',
]
const waitedWords = ['timeout exceeded when trying to connect', 'Query read timeout']

/** Whether the database does not answer for now, so that the same call may succeed in a moment. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (isDatabaseError(error)) return unavailableCode.test(error.code ?? '')
  return isConnectionLost(error) || startsWithOne(waitedWords, error.message)
}

/** Whether the connection itself broke: then another one may do, at once. Not after a wait that was too long already. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (isDatabaseError(error)) return brokenCode.test(error.code ?? '')
  if (networkCodes.includes((error as NodeJS.ErrnoException).code ?? '')) return true
  return startsWithOne(lostWords, error.message)
}

/** Whether a connection that gave this error must not be used again: it hangs, or leads to a server that takes no writes any more. */
export const isConnectionUseless = (error: unknown) =>
  isConnectionLost(error) || (error instanceof Error && error.message.startsWith('Query read timeout'))

/**
 * Reads once more when the connection broke. For what changes nothing alone: after a lost answer nobody knows whether a write was
 * committed (docs/decisions/030-database-outages.md).
 */
export async function retryRead<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    if (!isConnectionLost(error)) throw error
    return read()
  }
}

const startsWithOne = (beginnings: string[], message: string) => beginnings.some((words) => message.startsWith(words))
