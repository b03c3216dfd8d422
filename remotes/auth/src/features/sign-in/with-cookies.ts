import { edition } from '@stepwise/shared/edition'
import { CallError } from '@stepwise/shared/http'

export const cookiesNeeded = `Your browser blocks cookies, and ${edition.productTitle} needs one to keep you signed in. Allow cookies for this site in your browser’s settings, then reload this page.`

/**
 * Whether this browser keeps no cookies of this site. Chromium says `cookieEnabled` all the same where a person has blocked them in its settings;
 * then it forbids storage too. Without trying one: none is set before someone signs in.
 */
export function areCookiesBlocked(): boolean {
  try {
    return navigator.cookieEnabled === false || window.localStorage === null
  } catch {
    return true
  }
}

/**
 * Sends what signs someone in. Throws a CallError that says what to do where the browser keeps no cookies, before a link is used up:
 * each page would ask them to sign in again.
 */
export async function withCookies<ResponseBody>(send: () => Promise<ResponseBody>): Promise<ResponseBody> {
  if (areCookiesBlocked()) throw new CallError({ kind: 'http', status: 400, msg: cookiesNeeded, errors: {} })
  return send()
}
