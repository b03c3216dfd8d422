/** An expected failure, said in lines that the person at the terminal can act on. Commands print them and exit with 1. */
export class UserFacingError extends Error {
  readonly reasons: string[]

  constructor(reasons: string[]) {
    super(reasons.join('\n'))
    this.name = new.target.name
    this.reasons = reasons
  }
}

/** What is stored cannot be read. A server ends with this status. */
export class StoreError extends UserFacingError {
  readonly statusCode = 503
}

/** What passes without anyone's doing here: a database or bucket that is away, or someone else's release. A later try may succeed. */
export class TemporaryError extends UserFacingError {
  readonly statusCode = 503
}

/** A release that must not happen, with every reason. */
export class ReleaseError extends UserFacingError {}

/** Something else has become live since the release was tried: it must be tried again with that. */
export class StaleSetError extends ReleaseError {}
