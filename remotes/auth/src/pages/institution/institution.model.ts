import { CallError } from '@stepwise/shared/http'
import { paths } from '@stepwise/shared/routing'
import { createEffect } from 'effector'
import { findInstitution } from '../../features/sign-in/institution.ts'

const linkTo = (href: string, words: string) => `<a href="${href}">${words}</a>`
const unknownAddress = [
  'We do not know a sign-in for this address. Please check it,',
  `${linkTo(paths.signIn.href({}), 'sign in with your password')},`,
  `ask for ${linkTo(paths.requestLink.href({}), 'a link by email')},`,
  `or ${linkTo(paths.auth.href({}), 'create an account')}.`,
].join(' ')

/** Fails in words for the person when the people of this address do not sign in at an institution. */
export const findInstitutionFx = createEffect(async (email: string) => {
  const institution = await findInstitution(email)
  if (!institution) throw new CallError({ kind: 'http', status: 404, msg: unknownAddress, errors: {} })
  return institution
})

/** Leaves for this address. Ends only when the browser shows this page again, by Back. */
export const leaveFx = createEffect(
  (address: string) =>
    new Promise<void>((resolve) => {
      window.addEventListener('pageshow', () => resolve(), { once: true })
      window.location.assign(address)
    }),
)
