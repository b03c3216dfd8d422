import { expect, type Page } from 'playwright/test'

/** Waits for a mail to this address. Returns the first link in the newest one. */
export async function linkInMail(page: Page, email: string): Promise<string> {
  const find = async () => {
    const response = await page.request.get('/api/dev/outbox', { headers: { accept: 'application/json' } })
    const { mails } = (await response.json()) as { mails: { to: string; text: string }[] }
    return /https?:\S+/.exec(mails.find(({ to }) => to.includes(email))?.text ?? '')?.[0] ?? ''
  }
  await expect.poll(find).not.toBe('')
  return find()
}
