import type { Edition } from '@stepwise/shared/contracts'
import { type Page, test } from 'playwright/test'

export const newPassword = 'purple tiger 42'

/** What the licence form calls a person's organisation. */
export const organisationLabel: Record<Edition, string> = { study: 'University', pro: 'Organisation' }

export const fillField = (page: Page, label: string, text: string): Promise<void> =>
  page.getByLabel(label, { exact: true }).fill(text)

/** All that this browser keeps of the form. */
export const storedText = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))

/** A licence key that this try of the test uses up: a demo edition has twenty, and a second try needs another one. */
export const unusedLicenceKey = (): string => {
  const { retry, repeatEachIndex } = test.info()
  return String(1_000_000_001 + ((repeatEachIndex * 3 + retry) % 20))
}

const memberWays: Record<Edition, { path: string; domain: string }> = {
  study: { path: '/auth/inst-licence', domain: 'uni.stepwise.test' },
  pro: { path: '/auth/site-licence', domain: 'corp.stepwise.test' },
}

/** What the edition calls the address that a member signs up with. */
export const memberEmailLabel: Record<Edition, string> = {
  study: 'Institutional email address',
  pro: 'Work email address',
}

/** Where members of an organisation sign up, and the address of one who has no account yet. */
export function newMember(edition: Edition): { path: string; email: string } {
  const { path, domain } = memberWays[edition]
  return { path, email: `robin.${Date.now()}@${domain}` }
}

export async function fillNames(page: Page): Promise<void> {
  await fillField(page, 'First name', 'Robin')
  await fillField(page, 'Surname', 'Example')
}

export async function fillNewPassword(page: Page, password = newPassword): Promise<void> {
  await fillField(page, 'Create password', password)
  await fillField(page, 'Confirm password', password)
}
