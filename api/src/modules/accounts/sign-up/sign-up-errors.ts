import type { Edition } from '@stepwise/shared/contracts'
import { Failure, invalid } from '../../../http/failures.ts'

// The reasons why someone cannot sign up, each with a way on. The page shows their links as HTML, so nothing that a person typed
// may be in them (docs/product/errors.md#message-with-links).

export function accountExists() {
  const message = 'This email address already has an account.'
  return invalid(
    'email',
    message,
    `${message} You can <a href="/auth/sign-in">sign in</a> or <a href="/auth/reset-password">choose a new password</a>.`,
  )
}

export function unknownDomain(edition: Edition) {
  const [message, way] =
    edition === 'study'
      ? ['We do not know this institution.', 'Please use the email address that your institution gave you']
      : ['We do not know this organisation.', 'Please use your work email address']
  return invalid(
    'email',
    message,
    `${message} ${way}, or <a href="/auth/dsa-licence">activate an individual licence</a>.`,
  )
}

export function invalidLicenceKey(state: 'used' | 'over' | 'unknown') {
  if (state === 'unknown') return invalid('licence_key', 'We do not know this licence key. Please check it.')
  if (state === 'over') {
    return invalid(
      'licence_key',
      'This licence key is no longer valid. Please ask whoever gave it to you for a new one.',
    )
  }
  const message = 'This licence key has been used already.'
  return invalid('licence_key', message, `${message} If you used it, please <a href="/auth/sign-in">sign in</a>.`)
}

export const invalidAddress = () => invalid('email', 'Invalid email address')
export const termsNotAccepted = () => invalid('tos', 'Please accept the terms to continue.')

export const wrongSignUpType = () => invalid('sign_up_type', 'You cannot sign up this way here.')

/** A server that can send no mail at all; one that is down for a while has its mails queued. */
export const noMailServer = () =>
  new Failure(503, 'We could not send you an email just now, so nothing was saved. Please try again in a few minutes.')
