import { demoDomain, demoPassword } from '@stepwise/api/demo'
import type { Edition } from '@stepwise/shared/contracts'

/**
 * Kinds of account, by the demo account that each is like; api/src/demo/accounts.ts says how far each has got. Tests run at the
 * same time, so none uses a demo account itself: `signIn('student')` and `emailOf('student')` give a test an account of its own
 * that is as far. Within a test they always give the same one.
 */
export type Account = 'student' | 'new' | 'finished' | 'institution' | 'pro' | 'content' | 'qa'

export const password = demoPassword

/** The demo account itself: only in a product that no other test uses. */
export const demoEmail = (account: Account): string => `${account}@${demoDomain}`

/** Creates an account that is as far as a demo account. Returns its e-mail address. */
export async function newAccount(address: string, like: Account): Promise<string> {
  const response = await fetch(`${address}/api/dev/demo_accounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ like }),
  })
  if (!response.ok) throw new Error(`No account like ${like}: ${response.status} ${await response.text()}`)
  return ((await response.json()) as { email: string }).email
}

/** The account in the middle of the course. */
export const learnerOf: Record<Edition, Account> = { study: 'student', pro: 'pro' }

export const productTitle: Record<Edition, string> = { study: 'Stepwise', pro: 'Stepwise Pro' }
export const homeOf: Record<Edition, string> = { study: '/dashboard/learn', pro: '/dashboard/software' }
