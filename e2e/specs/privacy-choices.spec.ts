// docs/product/shell-and-search.md#privacy-choices

import type { Page } from 'playwright/test'
import { buildHostWith, publishTo, release } from '../product/changed-remote.ts'
import { copyStore, startGateway } from '../product/products.ts'
import { expectUsable } from '../support/accessibility.ts'
import { accountMenu, clickButton, heading, liveRegion } from '../support/page.ts'
import { expect, giveSession, test } from '../support/test.ts'
import { startThirdParty } from '../support/third-party.ts'

const region = (page: Page) => page.getByRole('region', { name: 'Privacy choices' })
const choice = (page: Page, question: string) => region(page).getByRole('group', { name: question })
const counting = 'May we count page visits?'
const chatting = 'Would you like the support chat?'
const yes = 'Yes, allow'
const no = 'No, thank you'

/** Opens a public page and uses it: its app starts with the first use. */
async function use(page: Page, address: string) {
  await page.goto(address)
  await page.keyboard.press('Tab')
  await expect(region(page)).toBeVisible()
}

test('nothing is loaded or sent before a yes, and the policy allows what the settings need and no more', {
  tag: '@alone',
}, async ({ page, baseURL, emailOf, endWithTest }) => {
  test.setTimeout(180_000)
  const other = await startThirdParty()
  endWithTest(other.stop)
  copyStore('study', 'asked')
  const dist = await buildHostWith({
    ANALYTICS_URL: `${other.origin}/collect`,
    ANALYTICS_ID: 'study-1',
    CHAT_SCRIPT: `${other.origin}/chat.js`,
    CHAT_ORIGINS: 'wss://sockets.example.org',
  })
  const host = await publishTo('asked', 'host', dist)
  await release('asked', 'promote', host, '--why', 'analytics and chat', '--no-smoke', 'tried below')
  const gateway = await startGateway({ name: 'asked', store: 'asked', apiUrl: String(baseURL) })
  endWithTest(gateway.stop)
  const lines = () => other.requests.map(({ line }) => line)
  const views = () => other.requests.filter(({ line }) => line === 'POST /collect').map(({ body }) => JSON.parse(body))

  await test.step('the policy names these origins and no others', async () => {
    const response = await page.goto(`${gateway.address}/terms`)
    const policy = response?.headers()['content-security-policy'] ?? ''
    const foreign = policy.split('; ').flatMap((line) => {
      const origins = line.split(' ').filter((word) => /^\w+:\/\//.test(word))
      return origins.length > 0 ? [`${line.split(' ')[0]} ${origins.join(' ')}`] : []
    })
    expect(foreign).toEqual([
      `script-src ${other.origin}`,
      `style-src ${other.origin}`,
      `style-src-elem ${other.origin}`,
      `img-src ${other.origin}`,
      `connect-src ${other.origin} wss://sockets.example.org`,
      `frame-src ${other.origin}`,
    ])
  })

  await test.step('a visitor is asked, early in the page, without losing the focus, and sees all that has it', async () => {
    await use(page, `${gateway.address}/terms`)
    await expect(liveRegion(page)).toContainText('There is a question about your privacy')
    await expectUsable(page)
    await page.setViewportSize({ width: 375, height: 600 })
    await expectNothingCovered(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    expect(lines()).toEqual([])
  })

  await test.step('the chat asks for itself; a yes loads it, with the name and the e-mail that it received', async () => {
    await choice(page, counting).getByRole('button', { name: no }).click()
    await giveSession(page, gateway.address, await emailOf('student'))
    await page.goto(`${gateway.address}/dashboard/learn`)
    await choice(page, chatting).getByRole('button', { name: yes }).click()
    await expect(page.getByTitle('Support chat').contentFrame().getByText('How can we help?')).toBeVisible()
    const greeting = new URLSearchParams({ name: 'Sam Okafor', email: await emailOf('student') })
    await expect.poll(() => lines().find((line) => line.startsWith('GET /hello'))).toContain('name=')
    expect(lines().find((line) => line.startsWith('GET /hello'))).toContain(String(greeting).split('&')[1])
  })

  await test.step('a changed mind: a yes counts from the page that is shown, by its route, without cookies', async () => {
    await accountMenu(page).click()
    await page.getByRole('menuitem', { name: 'Privacy choices' }).click()
    await expectUsable(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await choice(page, counting).getByRole('button', { name: yes }).click()
    await expect.poll(views).toEqual([{ id: 'study-1', path: '/dashboard/learn' }])
    await page.goto(`${gateway.address}/dashboard/examschedule/Secret/2026-12-01/09:00/11:00/4/5/5?from=here#there`)
    await expect(heading(page)).toBeVisible()
    await expect.poll(() => views().at(-1)?.path).toMatch(/^\/dashboard\/examschedule\/:examName\//)
    for (const { cookie, referrer, body, line } of other.requests.filter(({ line }) => line.includes('collect'))) {
      expect([line, cookie, referrer]).toEqual(['POST /collect', undefined, undefined])
      expect(body).not.toMatch(/Secret|from=|there/)
    }
  })

  await test.step('a withdrawn yes counts at once; the chat is gone with the next load, and the page says so', async () => {
    await page.goto(`${gateway.address}/dashboard/learn`)
    await expect(page.getByTitle('Support chat')).toBeVisible()
    await accountMenu(page).click()
    await page.getByRole('menuitem', { name: 'Privacy choices' }).click()
    await choice(page, counting).getByRole('button', { name: no }).click()
    await choice(page, chatting).getByRole('button', { name: no }).click()
    const seen = lines().length
    await clickButton(page, 'Close')
    await page.getByRole('link', { name: 'Reflect' }).click()
    await page.reload()
    await expect(heading(page)).toBeVisible()
    await expect(page.getByTitle('Support chat')).toHaveCount(0)
    expect(lines().slice(seen)).toEqual([])
  })
})

/** By Tab through the whole page: nothing that has the focus lies under the region (WCAG 2.4.11). */
async function expectNothingCovered(page: Page) {
  await page.locator('body').focus()
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press('Tab')
    const covered = await page.evaluate(() => {
      const focused = document.activeElement
      const over = document.querySelector('section[aria-labelledby="privacy-choices"]')
      if (!focused || focused === document.body || !over || over.contains(focused)) return null
      const { bottom } = focused.getBoundingClientRect()
      return bottom > over.getBoundingClientRect().top + 1 ? focused.outerHTML.slice(0, 200) : null
    })
    expect(covered, 'under the privacy choices').toBeNull()
    if (await page.evaluate(() => document.activeElement === document.body)) return
  }
}
