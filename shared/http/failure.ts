/**
 * Why a call failed. `network`: no answer, or none in time. `aborted`: the caller or the end of the visit. `http`: an answer with a
 * status of 400 or more; `errors` has messages by field, `current` (in camelCase, with a 409) what the server has instead.
 */
export type Failure =
  | { kind: 'network' }
  | { kind: 'aborted' }
  | { kind: 'http'; status: number; msg: string; errors: Record<string, string[]>; current?: unknown }

/** What a failed `call()` throws. `message` is written for the person. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly failure: Failure

  constructor(failure: Failure) {
    super(buildMessage(failure))
    this.failure = failure
  }
}

export const internalErrorMessage = 'Internal error. Please try again later or contact administrator'
export const networkErrorMessage = 'We could not reach the server. Check your connection and try again.'

function buildMessage(failure: Failure): string {
  if (failure.kind === 'http') return failure.msg || internalErrorMessage
  return failure.kind === 'network' ? networkErrorMessage : 'The request was cancelled.'
}

/** The messages by field of a rejected form; empty for any other error. */
export function fieldErrorsOf(error: unknown): Record<string, string[]> {
  return error instanceof CallError && error.failure.kind === 'http' ? error.failure.errors : {}
}

/** The words to show for any error: the server's, or general ones. */
export function messageFor(error: unknown): string {
  return error instanceof CallError ? error.message : internalErrorMessage
}

/**
 * A part that the contract promises. Throws where a response has none: what waits for it then fails, as after any other failure, and does
 * not wait for ever.
 */
export function requirePart<Part>(part: Part | null | undefined, name: string): Part {
  if (part === null || part === undefined) throw new TypeError(`the response has no ${name}`)
  return part
}

/** Whether the error is a `CallError` of an answer with this status. */
export function isStatus(error: unknown, status: number): boolean {
  return error instanceof CallError && error.failure.kind === 'http' && error.failure.status === status
}

const mayPass = [408, 429]

/** Whether the server has refused what was asked, and would do so again: nothing is gained by trying again. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof CallError) || error.failure.kind !== 'http') return false
  const { status } = error.failure
  return status < 500 && !mayPass.includes(status)
}

/**
 * What the log says of a failure that was shown to the person: nothing of what they typed. Null for what is not our failure: they
 * left, or have something to correct.
 */
export function loggedWords(action: string, error: unknown): string | null {
  if (!(error instanceof CallError)) return `${action}: ${error instanceof Error ? error.name : 'unknown'}`
  const { failure } = error
  if (failure.kind === 'aborted' || (failure.kind === 'http' && failure.status === 422)) return null
  return `${action}: ${failure.kind === 'http' ? `answered with ${failure.status}` : 'no answer'}`
}
