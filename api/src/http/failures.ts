import type { FailureBody } from '@stepwise/shared/contracts'
import { unavailableMessage, wordsOf } from '@stepwise/shared/server'
import { LoggableError } from '../errors.ts'

/** A failure that the person is shown: a status, `errors` by field and `msg` (docs/product/wire.md#failure-body). */
export class Failure extends LoggableError {
  readonly status: number
  readonly errors: FailureBody['errors']
  readonly headers: Record<string, string>
  readonly current: unknown

  constructor(
    status: number,
    message: string,
    more: { errors?: FailureBody['errors']; headers?: Record<string, string>; current?: unknown } = {},
  ) {
    super(message)
    this.status = status
    this.errors = more.errors ?? {}
    this.headers = more.headers ?? {}
    this.current = more.current
  }
}

export const notSignedIn = () => new Failure(401, 'Please sign in to continue.')
export const notFound = (what = 'page') => new Failure(404, `We could not find this ${what}.`)

/** The database does not answer; nothing that was sent is lost on the device. */
export const unavailable = () => new Failure(503, unavailableMessage, { headers: { 'retry-after': '2' } })

/** An address that exists, called with another method than it has. */
export const wrongMethod = (allowed: string[]) =>
  new Failure(405, wordsOf(405).msg, { headers: { allow: allowed.join(', ') } })

/** An edit of an older version. `current` is the thing as it goes on the wire now (docs/product/wire.md#conflict). */
export const changedMeanwhile = (what: string, current: object) =>
  new Failure(409, `This ${what} has been changed somewhere else since you opened it.`, { current })

/** A field that cannot be accepted. `msg` is for the whole form, and may hold links where contracts/calls.ts says so. */
export const invalid = (field: string, message: string, msg = message) =>
  new Failure(422, msg, { errors: { [field]: [message] } })

/** Too many requests: the words and the header say when to try again. */
export const tooMany = (seconds: number, what: string) =>
  new Failure(429, `There have been too many ${what}. Please wait ${formatWait(seconds)} and try again.`, {
    headers: { 'retry-after': String(seconds) },
  })

/** The same for tries at one account from everywhere: its owner has other ways in. */
export const tooManyAtAccount = (seconds: number) =>
  new Failure(
    429,
    `There have been too many wrong attempts for this account. Please wait ${formatWait(seconds)} and try again, or sign in with a link by email, a passkey, or a browser you have signed in with before.`,
    { headers: { 'retry-after': String(seconds) } },
  )

/** A wait in words: "15 seconds", "2 minutes", "3 hours". Minutes and hours are rounded up. */
function formatWait(seconds: number) {
  const [count, unit] =
    seconds < 60
      ? [seconds, 'second']
      : seconds < 2 * 60 * 60
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
