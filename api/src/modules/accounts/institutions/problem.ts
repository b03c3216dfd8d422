import type { InstitutionProblem } from '@stepwise/shared/contracts'
import { isDatabaseOutage } from '@stepwise/shared/server'
import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client'
import { LoggableError } from '../../../errors.ts'
import { Failure } from '../../../http/failures.ts'

/** The provider does not answer, or says that something is wrong with it. */
export class ProviderDown extends ClientError {
  constructor(code: string, cause?: unknown) {
    super('The provider does not answer.', { cause })
    this.code = code
  }
}

/** A sign-in at an institution ended without one, for a reason that the person is shown. */
export class SignInProblem extends LoggableError {
  readonly problem: InstitutionProblem

  constructor(problem: InstitutionProblem) {
    super(problem)
    this.problem = problem
  }
}

// What the provider says in the browser's address, or as the answer to a code.
const ofProvidersWords: Record<string, InstitutionProblem> = {
  access_denied: 'refused',
  login_required: 'refused',
  interaction_required: 'refused',
  consent_required: 'refused',
  account_selection_required: 'refused',
  temporarily_unavailable: 'down',
  server_error: 'down',
  // The code was used before, or too late.
  invalid_grant: 'again',
}

const ofLibrarysCodes: Record<string, InstitutionProblem> = {
  OAUTH_TIMEOUT: 'down',
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED: 'clock',
  // The nonce, the audience or the issuer; and the issuer in the provider's own description.
  OAUTH_JWT_CLAIM_COMPARISON_FAILED: 'mismatch',
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED: 'mismatch',
  OAUTH_KEY_SELECTION_FAILED: 'mismatch',
  // A signature that is not right, too.
  OAUTH_INVALID_RESPONSE: 'mismatch',
  OAUTH_PARSE_ERROR: 'mismatch',
}

/** Which problem an error is, for the person; 'ours' when it is a fault of our own. */
export function toProblem(error: unknown): InstitutionProblem {
  if (error instanceof SignInProblem) return error.problem
  if (error instanceof Failure) return error.status === 429 ? 'busy' : 'ours'
  if (isDatabaseOutage(error)) return 'ours'
  if (error instanceof ProviderDown) return 'down'
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) {
    return ofProvidersWords[error.error] ?? 'set-up'
  }
  if (error instanceof WWWAuthenticateChallengeError) return 'set-up'
  if (error instanceof ClientError) return ofLibrarysCodes[error.code ?? ''] ?? 'set-up'
  return 'ours'
}
