import { expect, type Page } from 'playwright/test'

interface Mail {
  to: string
  subject: string
  text: string
}

/** The mails to this address whose subject matches, the newest first. */
export async function mailsTo(page: Page, email: string, subject = /./): Promise<Mail[]> {
  const response = await page.request.get('/api/dev/outbox', { headers: { accept: 'application/json' } })
  const { mails } = (await response.json()) as { mails: Mail[] }
  return mails.filter((mail) => mail.to.includes(email) && subject.test(mail.subject))
}

/** Waits for an email to this address, of all or with such a subject. Returns the first link in the newest one. */
export async function linkInMail(page: Page, email: string, subject?: RegExp): Promise<string> {
  const find = async () => /https?:\S+/.exec((await mailsTo(page, email, subject))[0]?.text ?? '')?.[0] ?? ''
  await expect.poll(find).not.toBe('')
  return find()
}

const linkSubject = /^Your link to sign in/

/** Waits for an email with a link that signs in. Returns the link of the newest one. */
export const signInLinkInMail = (page: Page, email: string): Promise<string> => linkInMail(page, email, linkSubject)
