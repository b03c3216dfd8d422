import { edition } from '@stepwise/shared/edition'
import { CallError } from '@stepwise/shared/http'

export const cookiesNeeded = `Your browser blocks cookies, and ${edition.productTitle} needs one to keep you signed in. Allow cookies for this site in your browser’s settings, then load this page again.`

/**
 * Sends what signs somebody in. Throws a CallError that says what to do where the browser keeps no cookies, before a link is used up:
 * each page would ask them to sign in again.
 */
export async function withCookies<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  if (navigator.cookieEnabled === false)
    throw new CallError({ kind: 'http', status: 400, msg: cookiesNeeded, errors: {} })
  return send()
}
