import type { FailureBody } from '@stepwise/shared/contracts'

/** A failure that the person may know of: a status and the body of spec 7 (`errors` by field, `msg`). */
export class Failure extends Error {
  readonly status: number
  readonly errors: FailureBody['errors']
  readonly headers: Record<string, string>

  constructor(
    status: number,
    message: string,
    more: { errors?: FailureBody['errors']; headers?: Record<string, string> } = {},
  ) {
    super(message)
    this.status = status
    this.errors = more.errors ?? {}
    this.headers = more.headers ?? {}
  }
}

export const notSignedIn = () => new Failure(401, 'Please sign in to go on.')
export const notFound = (what = 'page') => new Failure(404, `We could not find this ${what}.`)

/** A field that was understood but cannot be accepted. */
export const invalid = (field: string, message: string) => new Failure(422, message, { errors: { [field]: [message] } })
