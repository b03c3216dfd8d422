import { plainEmail } from '@stepwise/shared/contracts/email'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { findInstitution, type Institution } from './institution.ts'

/** Someone of this domain may want to sign in at their institution. Empty: of none. */
export const domainWanted = createEvent<string>()

/** By domain; null where people do not sign in at an institution. Not about a person: what a visitor typed is not in it. */
export const $institutions = createStore<Record<string, Institution | null>>({})

/** Only the domain is sent: what someone has typed and not sent yet stays here. A failure is silent, because there are other ways in. */
export const findForDomainFx = createEffect((domain: string) => findInstitution(`anybody@${domain}`))

/** The domain of an address; empty while it is not whole. */
export const parseDomain = (email: string): string =>
  /^[^\s@]+@([^\s@]+\.[^\s@]+)$/.exec(plainEmail(email))?.[1]?.toLowerCase() ?? ''

sample({
  clock: domainWanted,
  source: $institutions,
  filter: (institutions, domain) => domain !== '' && !(domain in institutions),
  fn: (_, domain) => domain,
  target: findForDomainFx,
})
$institutions.on(findForDomainFx.done, (institutions, { params: domain, result }) => ({
  ...institutions,
  [domain]: result,
}))
