// docs/product/public-pages.md#words-first

import type { Edition } from '@stepwise/shared/contracts'
import type { Page } from 'playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { holdRequests } from '../support/network.ts'
import { heading } from '../support/page.ts'
import { forgetShifts, shiftsOf, watchShifts } from '../support/shifts.ts'
import { expect, test } from '../support/test.ts'
import { startApp, words } from '../support/words.ts'

const publicPages = (edition: Edition) => [
  '/',
  ...(edition === 'study' ? ['/assessor'] : []),
  '/resources',
  '/resources/dragon',
  '/terms',
  '/privacy',
  '/accessibility',
]

/** Axe looks at these in pages.spec.ts and pages.pro.spec.ts. */
const visitedElsewhere = ['/', '/auth/sign-in']

/** The paths of what the page has requested, from now on. */
function requestsOf(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return paths
}
/** Where everything that can be seen is, with its words. */
const layoutOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, a, button, summary, p, img, input, textarea, label, li')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const place = [x + scrollX, y + scrollY, width, height].map((value) => Math.round(value))
        return `${element.localName} ${element.textContent?.slice(0, 40)} ${place}`
      }),
  )

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every public page can be read, its links lead on, questions open and the contact form sends', {
    tag: ['@core', '@pro'],
  }, async ({ page, edition }) => {
    await test.step('every public page can be read', async () => {
      for (const path of publicPages(edition)) {
        await page.setViewportSize({ width: 1280, height: 800 })
        await page.goto(path)
        await expect(heading(page), path).toBeVisible()
        await expect(page.locator('main'), path).toContainText(/(\S+\s+){50}/)
        await expectNoSidewaysScroll(page)
      }
    })

    await test.step('the links of the header and the footer lead to their pages, on a phone too', async () => {
      await page.setViewportSize({ width: 375, height: 800 })
      await page.goto('/')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
      await expect(page).toHaveURL('/terms')
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
    })

    await test.step('a question is opened, and the one that was open closes', async () => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(edition === 'study' ? '/assessor' : '/')
      const questions = page.locator('details')
      await questions.nth(0).locator('summary').click()
      await questions.nth(1).locator('summary').click()
      expect(await questions.evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open))).toEqual(
        Array.from({ length: await questions.count() }, (_, index) => index === 1),
      )
    })

    await test.step('the contact form of the page sends a message', async () => {
      await page.goto('/')
      const form = page.locator('#connect-block')
      await form.getByLabel('Name').fill('Robin Ash')
      await form.getByLabel('Email').fill(`words-first-${edition}@ash.test`)
      await form.getByLabel('Message').fill(`Sent without scripts at ${Date.now()}`)
      await form.getByRole('button', { name: /send/i }).click()
      await expect(page).toHaveURL('/#message-sent')
      await expect(form.getByText('One of our team will email you shortly.')).toBeVisible()
    })
  })
})

test('each public page is there without the app; the app takes over without a shift', {
  tag: ['@core', '@pro'],
}, async ({ page, edition }) => {
  const requests = requestsOf(page)
  await watchShifts(page)
  for (const path of [...publicPages(edition), '/auth/sign-in']) {
    await test.step(path, async () => {
      requests.length = 0
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      expect(requests.filter((requested) => requested.startsWith('/api/') || requested.endsWith('.js'))).toEqual([])
      if (!visitedElsewhere.includes(path)) await expectAccessible(page)
      const before = await layoutOf(page)
      await forgetShifts(page)
      await startApp(page)
      expect(await layoutOf(page)).toEqual(before)
      expect(await shiftsOf(page)).toEqual([])
      // It reports that it runs, and asks for nothing.
      const asked = requests.filter((requested) => requested !== '/api/client_loads')
      expect(asked.filter((requested) => requested.startsWith('/api/'))).toEqual([])
    })
  }
})

test('the text of a page stays where it is, even when its font comes late', async ({ page }) => {
  await page.route(/\.woff2$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  await watchShifts(page)
  for (const path of ['/', '/auth/sign-in']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const before = await layoutOf(page)
    await startApp(page)
    expect(await layoutOf(page), path).toEqual(before)
    expect(await shiftsOf(page), path).toEqual([])
  }
})

test('early input stays, with the focus, and is sent once', { tag: '@core' }, async ({ page, edition }) => {
  await test.step('text typed before the app is there stays, with the cursor, and is sent by the app', async () => {
    await page.route(/\/host\/.*\.js/, async (route) => {
      await page.waitForFunction(() => document.querySelector('textarea')?.value.endsWith('…'))
      await route.continue()
    })
    await page.goto('/')
    const form = page.locator('#connect-block')
    await form.getByLabel('Name').fill('Robin Ash')
    await form.getByLabel('Email').fill(`typed-early-${edition}@ash.test`)
    await form.getByLabel('Message').pressSequentially(`Typed at ${Date.now()} before the app…`)
    await page.keyboard.press('ArrowLeft')
    await expect(words(page)).toHaveCount(0)
    await expect(form.getByLabel('Message')).toBeFocused()
    await page.keyboard.type('!')
    await expect(form.getByLabel('Message')).toHaveValue(/before the app!…$/)
    await form.getByRole('button', { name: /send/i }).click()
    await expect(form.getByText('One of our team will email you shortly.')).toBeVisible()
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/')
  })

  await test.step('a form that is sent before the app is there keeps the focus and the text, and is sent once', async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    const messages = requestsOf(page)
    const form = page.locator('#connect-block')
    const sendEarly = async (fill: () => Promise<void>) => {
      const app = await holdRequests(page, '**/host/**/*.js')
      await page.goto('/')
      await fill()
      await form.getByRole('button', { name: /send/i }).press('Enter')
      await app.requested
      await expect(form.getByRole('button', { name: /send/i })).toBeFocused()
      await app.release()
    }

    await sendEarly(async () => {})
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused()

    await sendEarly(async () => {
      await form.getByLabel('Name').fill('Robin Ash')
      await form.getByLabel('Email').fill(`sent-early-${edition}-${Date.now()}@ash.test`)
      await form.getByLabel('Message').fill('Sent before the app was there.')
    })
    await expect(form.getByText('One of our team will email you shortly.')).toBeFocused()
    expect(messages.filter((path) => path === '/api/contact/guest_message')).toHaveLength(1)
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/')
  })
})

test('when the app cannot be loaded the words stay, and a press is answered', { tag: '@core' }, async ({
  page,
  noise,
}) => {
  noise.allow(/ERR_FAILED|net::/)
  await page.setViewportSize({ width: 375, height: 800 })
  await page.route(/\/host\/.*\.js/, (route) => route.abort())
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('alert')).toHaveText('This could not be loaded. Check your connection and try again.')
  await expect(heading(page)).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.waitForLoadState()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a publication of a content manager is in the HTML soon', { tag: '@alone' }, async ({ page, signIn, baseURL }) => {
  await signIn('content')
  const address = '/api/content_desk/documents/page:accessibility'
  const headers = { origin: String(baseURL) }
  const { document } = (await (await page.request.get(address)).json()) as {
    document: { body: { lead: string }; revision: number }
  }
  const lead = `Read, tried and written on day ${Date.now()}.`
  // As a visitor: who is signed in has a page of their own.
  const words = async () => (await fetch(`${baseURL}/accessibility`, { headers: { accept: 'text/html' } })).text()
  expect(await words()).not.toContain(lead)
  const published = await page.request.post(`${address}/publications`, {
    headers,
    data: { body: { ...document.body, lead }, base: document.revision },
  })
  expect(published.status(), await published.text()).toBe(200)
  await expect.poll(words, { intervals: [250] }).toContain(lead)
  await page.request.post(`${address}/revisions/0/restoration`, { headers, data: { why: '' } })
  await expect.poll(words, { intervals: [250] }).not.toContain(lead)
})

test('search engines and link previews find what the page names', async ({ page, edition }) => {
  await page.goto('/')
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
  const icons = await page
    .locator('link[rel*=icon]')
    .evaluateAll((all) => all.map((one) => (one as HTMLLinkElement).href))
  for (const address of [String(picture), ...icons, '/favicon.ico', '/robots.txt']) {
    expect([address, (await page.request.get(address)).status()]).toEqual([address, 200])
  }
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  for (const path of publicPages(edition)) expect(sitemap).toContain(`${path}</loc>`)
})
