import { parseOwnPage } from '@stepwise/shared/contracts/own-address'

/** What goes along from one page of signing in to the next, in the entry of the browser's history and never in the address. */
export interface SignInState {
  /** The typed address. */
  email: string
  isSharedComputer: boolean
  /** The page that was asked for before signing in, if any (docs/product/routes-and-guards.md#comes-back). */
  from?: string
}

/** What the page before has left in the history, or nothing typed. */
export function readSignInState(state: unknown): SignInState {
  const { email, isSharedComputer, from } = (state ?? {}) as Partial<Record<keyof SignInState, unknown>>
  const page = parseOwnPage(from)
  return {
    email: typeof email === 'string' ? email : '',
    isSharedComputer: isSharedComputer === true,
    ...(page !== undefined && { from: page }),
  }
}
