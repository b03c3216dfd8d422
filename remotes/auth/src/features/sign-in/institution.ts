import { edition } from '@stepwise/shared/edition'
import { call } from '@stepwise/shared/http'

/** Who signs people in with an account of theirs. */
export const institutionLabel = { study: 'institution', pro: 'organisation' }[edition.id]

/** An institution (study) or an organisation (pro) where people sign in by themselves. */
export interface Institution {
  name: string
  /** Of our own server, which leads on to the institution's. */
  url: string
}

/** The institution of an address; null when its people do not sign in there. */
export async function findInstitution(email: string): Promise<Institution | null> {
  const { institution } = await call('POST /auth/institutions', { body: { user: { email } } })
  return institution
}

export interface SignInRequest {
  /** Fills in the institution's own form, where that takes it. */
  email: string
  isSharedComputer: boolean
  /** The page of ours that was asked for before. */
  to?: string | undefined
}

/** Where the browser goes to sign in at an institution. */
export function signInAddress({ url }: Institution, { email, isSharedComputer, to }: SignInRequest): string {
  const more = new URLSearchParams({
    ...(email.trim() && { email: email.trim() }),
    ...(isSharedComputer && { shared: '1' }),
    ...(to && { to }),
  })
  return more.size > 0 ? `${url}&${more}` : url
}
