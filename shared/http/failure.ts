/**
 * Why a call failed. Callers branch on `kind`, never on a status number alone. `current`, in camelCase, comes with a 409: the
 * thing as it is on the server.
 */
export type Failure =
  | { kind: 'network' }
  | { kind: 'aborted' }
  | { kind: 'http'; status: number; msg: string; errors: Record<string, string[]>; current?: unknown }

/** What a failed `call()` throws. `message` is fit to be shown to a person. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly failure: Failure

  constructor(failure: Failure) {
    super(messageOf(failure))
    this.failure = failure
  }
}

export const internalErrorMessage = 'Internal error. Please try again later or contact administrator'
export const networkErrorMessage = 'We could not reach the server. Check your connection and try again.'

function messageOf(failure: Failure): string {
  if (failure.kind === 'http') return failure.msg || internalErrorMessage
  return failure.kind === 'network' ? networkErrorMessage : 'The request was cancelled.'
}

/** The messages of each field of a refused form; empty for every other error. */
export function fieldErrorsOf(error: unknown): Record<string, string[]> {
  return error instanceof CallError && error.failure.kind === 'http' ? error.failure.errors : {}
}

/** The words to show for any error: the server's message, or the catalogue's general one (spec 8). */
export function messageFor(error: unknown): string {
  return error instanceof CallError ? error.message : internalErrorMessage
}

export function isStatus(error: unknown, status: number): boolean {
  return error instanceof CallError && error.failure.kind === 'http' && error.failure.status === status
}
