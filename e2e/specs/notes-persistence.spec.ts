// docs/product/notes.md

import type { Locator, Page } from 'playwright/test'
import { startApi, startApiAndGateway } from '../product/products.ts'
import { demoEmail } from '../support/accounts.ts'
import { deviceRecords, isStored } from '../support/device.ts'
import { withKillableBrowser } from '../support/killable-browser.ts'
import { addBox, addNote, cardOf, notesPanel, openAddBox, savedCount } from '../support/notes.ts'
import { stepAt } from '../support/steps.ts'
import { expect, giveSession, test } from '../support/test.ts'

const plan = stepAt('revision/exam-day/before-the-exam/sleep-food-and-kit')
const arrangements = stepAt('revision/exam-day/before-the-exam/your-exam-arrangements')
const sources = stepAt('reading-research/find-and-judge-sources/search-well/getting-accessible-copies')

test('a note draft and an unsent favourite survive a SIGKILL of the browser', { tag: '@alone' }, async ({
  baseURL,
  emailOf,
}) => {
  test.setTimeout(150_000)
  const person = { address: baseURL ?? '', email: await emailOf('content') }
  await withKillableBrowser(person, async (visit) => {
    const first = await visit(arrangements)
    await openAddBox(first.page)
    const words = 'Extra time is 25 per cent. '
    for (let count = 0; count < 8; count++) await addBox(first.page).pressSequentially(words, { delay: 5 })
    await first.page.keyboard.press('Shift+Tab')
    await notesPanel(first.page).getByRole('button', { name: 'Close' }).click()
    await first.page.route('**/toggle_favourite?*', (route) => route.abort())
    await first.page.getByRole('button', { name: 'Add Favourite' }).click()
    await expect(first.page.getByRole('article').getByText('Your favourites could not be saved yet.')).toBeVisible()
    await expect.poll(() => isStored(first.page, words.repeat(8))).toBe(true)
    const storedKeys = async () => Object.keys(await deviceRecords(first.page)).join()
    await expect.poll(storedKeys).toContain('stepwise.favourites-outbox@')
    await first.kill()
    const second = await visit(arrangements)
    await openAddBox(second.page)
    await expect(addBox(second.page)).toHaveValue(words.repeat(8))
    await addBox(second.page).press('Escape')
    await expect.poll(() => isFavourite(second.page, arrangements)).toBe(true)
    await second.kill()
  })
})

test('saved and unsaved notes survive a SIGKILL of the server without duplicates', { tag: '@alone' }, async ({
  page,
  noise,
  endWithTest,
}) => {
  test.setTimeout(120_000)
  noise.allow(/status of 503 .*\/api\//)
  const { api, gateway } = await startApiAndGateway({ name: 'killed-under-notes', store: 'study' })
  endWithTest(api.kill)
  endWithTest(gateway.stop)
  await giveSession(page, gateway.address, demoEmail('content'))
  await page.goto(`${gateway.address}${plan}`)
  await openAddBox(page)
  await addNote(page, 'Acknowledged before')
  await api.kill()
  await addBox(page).fill('Written meanwhile')
  await addBox(page).press('Enter')
  await expect(cardOf(page, 'Written meanwhile')).toContainText('Not saved yet')
  await addBox(page).pressSequentially('Only typed')

  const again = await startApi({ name: 'killed-under-notes', port: Number(new URL(api.address).port) })
  endWithTest(again.kill)
  await expect(cardOf(page, 'Written meanwhile')).not.toContainText(/Not saved yet|Saving…/, { timeout: 60_000 })
  for (const text of ['Acknowledged before', 'Written meanwhile']) expect(await savedCount(page, text)).toBe(1)
  await page.reload()
  await openAddBox(page)
  await expect(addBox(page)).toHaveValue('Only typed')
  await expect(notesPanel(page).getByRole('article')).toHaveCount(2)
})

const windowSizes = [
  { width: 320, height: 568 },
  { width: 768, height: 700 },
  { width: 1440, height: 900 },
]

/** A message covers none of what can be done about the failure (docs/decisions/070-one-problem-one-message.md). */
async function expectApart(message: Locator, control: Locator): Promise<void> {
  await expect(async () => {
    const [above, below] = [await message.boundingBox(), await control.boundingBox()]
    if (!above || !below) throw new Error('The message or the control is not on the page')
    const isApart =
      above.x + above.width <= below.x ||
      below.x + below.width <= above.x ||
      above.y + above.height <= below.y ||
      below.y + below.height <= above.y
    expect(isApart, `${JSON.stringify(above)} covers ${JSON.stringify(below)}`).toBe(true)
  }).toPass({ timeout: 10_000 })
}

test('an offline note is marked "Not saved yet" and saved once when the network is back', { tag: '@core' }, async ({
  page,
  context,
  signIn,
  noise,
}) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED/)
  const text = `Offline ${Date.now()}`
  await signIn('content')
  await page.goto(sources)
  await openAddBox(page)
  await context.setOffline(true)
  await addBox(page).fill(text)
  await addBox(page).press('Enter')
  await expect(cardOf(page, text)).toContainText('Not saved yet')
  const toast = notesPanel(page).getByRole('alert')
  await expect(toast).toContainText('Something went wrong...')
  await expect(toast).toContainText('We could not reach the server')
  for (const size of windowSizes) {
    await page.setViewportSize(size)
    await expectApart(toast, cardOf(page, text).getByRole('button', { name: 'Try again' }))
  }
  await toast.getByRole('button', { name: 'Close message' }).click()
  await expect(toast).toBeEmpty()
  await expect(cardOf(page, text)).toContainText('We could not reach the server')

  await context.setOffline(false)
  await expect(cardOf(page, text)).not.toContainText(/Not saved yet|Saving…/)
  expect(await savedCount(page, text)).toBe(1)
})

async function isFavourite(page: Page, step: string): Promise<boolean> {
  const answer = await page.request.get(new URL(`/api${step}?view=flows`, page.url()).href)
  return ((await answer.json()) as { step: { is_favourite: boolean } }).step.is_favourite
}
