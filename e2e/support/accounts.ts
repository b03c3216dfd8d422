import type { Edition } from '@stepwise/shared/contracts'
import { demoDomain, demoPassword } from '../../api/src/demo/accounts.ts'

/** The demo accounts by their names; see api/src/demo/accounts.ts for what each has done so far. */
export type Account = 'student' | 'new' | 'finished' | 'institution' | 'pro' | 'content' | 'qa'

export const emailOf = (account: Account) => `${account}@${demoDomain}`
export const password = demoPassword

/** The account in the middle of the course. */
export const learnerOf: Record<Edition, Account> = { study: 'student', pro: 'pro' }

export const productTitle: Record<Edition, string> = { study: 'Stepwise', pro: 'Stepwise Pro' }
export const homeOf: Record<Edition, string> = { study: '/dashboard/learn', pro: '/dashboard/software' }
