import type { FailureBody } from '@stepwise/shared/contracts'
import { wordsOf } from '@stepwise/shared/server'
import { LoggableError } from '../errors.ts'

/** A failure that the person may know of: a status and the body of spec 7 (`errors` by field, `msg`). */
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

export const notSignedIn = () => new Failure(401, 'Please sign in to go on.')
export const notFound = (what = 'page') => new Failure(404, `We could not find this ${what}.`)

/** An address that is there, called in a way that it does not know. */
export const wrongMethod = (allowed: string[]) =>
  new Failure(405, wordsOf(405).msg, { headers: { allow: allowed.join(', ') } })

/** An edit that began from an older version. `current` is the thing as it goes on the wire now. */
export const changedMeanwhile = (what: string, current: object) =>
  new Failure(409, `This ${what} has been changed somewhere else since you opened it.`, { current })

/** A field that was understood but cannot be accepted. */
export const invalid = (field: string, message: string) => new Failure(422, message, { errors: { [field]: [message] } })

/** A field that cannot be accepted, with more to say for the whole form: `msg` may hold links (contracts/calls.ts). */
export const refused = (field: string, message: string, msg: string) =>
  new Failure(422, msg, { errors: { [field]: [message] } })

/** Too many requests: when to try again is in the words and in the header. */
export const tooMany = (seconds: number, what: string, waitInWords: string) =>
  new Failure(429, `There were too many ${what}. Please wait ${waitInWords} and try again.`, {
    headers: { 'retry-after': String(seconds) },
  })
