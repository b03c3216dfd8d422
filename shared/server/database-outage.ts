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

/** Whether the database does not answer for now, so that the same may succeed in a moment. */
export function isDatabaseOutage(error: unknown): boolean {
  return matches(error, unavailableCode) || startsWithOne(waitedWords, error)
}

/** Whether the connection itself broke: then another one may do, at once. Not after a wait that was too long already. */
export function isConnectionLost(error: unknown): boolean {
  return matches(error, brokenCode)
}

function matches(error: unknown, codes: RegExp): boolean {
  if (!(error instanceof Error)) return false
  const { code = '' } = error as NodeJS.ErrnoException
  // Only an answer of the server has a severity.
  if ('severity' in error) return codes.test(code)
  return networkCodes.includes(code) || startsWithOne(lostWords, error)
}

const startsWithOne = (beginnings: string[], error: unknown) =>
  error instanceof Error && beginnings.some((words) => error.message.startsWith(words))
