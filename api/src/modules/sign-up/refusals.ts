import type { Edition, SignUpType } from '@stepwise/shared/contracts'
import { invalid, refused } from '../../http/failures.ts'

// What keeps somebody from signing up, in plain words and with the way on. Nothing that a person typed is in them: the
// page shows their links as HTML (spec 8).

export function accountExists() {
  const message = 'This email address already has an account.'
  return refused(
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
  return refused(
    'email',
    message,
    `${message} ${way}, or <a href="/auth/dsa-licence">activate an individual licence</a>.`,
  )
}

export function refusedKey(state: 'used' | 'unknown') {
  if (state === 'unknown') return invalid('licence_key', 'We do not know this licence key. Please check it.')
  const message = 'This licence key has been used already.'
  return refused('licence_key', message, `${message} If you used it, please <a href="/auth/sign-in">sign in</a>.`)
}

export const badAddress = () => invalid('email', 'Invalid email address')
export const termsNotAccepted = () => invalid('tos', 'Please accept the terms to go on.')

/** Which way of signing up with an address an edition has: study by institution, pro by site. */
export function memberTypeOf(edition: Edition): Exclude<SignUpType, 'dsa-licence'> {
  return edition === 'study' ? 'inst-licence' : 'site-licence'
}

export const otherEdition = () => invalid('sign_up_type', 'This way to sign up is not open here.')
