// docs/product/homes.md, docs/product/steps-and-player.md

import { expectArrival } from '../support/arrival.ts'
import { heading } from '../support/page.ts'
import { watch } from '../support/player.ts'
import { fillSignIn, passwordField } from '../support/sign-in.ts'
import { stepList } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'
import { startApp } from '../support/words.ts'

test('a pro learner goes from their software to its essentials, strategies and the learning paths', {
  tag: '@core-pro',
}, async ({ page, emailOf }) => {
  const main = page.getByRole('main')

  await test.step('the landing page of pro leads to sign-in', async () => {
    await page.goto('/')
    await expect(page).toHaveTitle('Stepwise Pro')
    await expect(heading(page)).toHaveText('Transform the way you work')
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Made to go with the software you already have',
      'Good tools deserve more than one afternoon of training',
      'Everything in one place, in small steps',
      'Who it is for',
      'See it before you sign in',
      'What you do here is yours',
      'Ways to pay for it',
      'Accessible first, not afterwards',
      'How to start',
      'Questions that employers ask',
      'Write to us',
    ])
    const start = page.getByRole('region', { name: 'How to start' })
    await expect(start.getByRole('listitem')).toHaveCount(4)
    await startApp(page)
    await main.getByRole('link', { name: 'Sign in' }).click()
    await expectArrival(page, {
      heading: 'Welcome to Stepwise Pro',
      title: 'Sign in or create an account - Stepwise Pro',
    })
    await expect(main.getByRole('heading', { level: 3 })).toHaveText(['Individual Licence', 'Site Licence'])
    await page.getByRole('link', { name: 'Sign In', exact: true }).click()
    await expectArrival(page, { heading: 'Sign in', title: 'Sign in - Stepwise Pro' })
  })

  await test.step('signing in leads to software, which is the first tab', async () => {
    await fillSignIn(page, { email: await emailOf('pro') })
    await passwordField(page).press('Enter')
    await expectArrival(page, { heading: /^Hi Priya, /, title: 'Software - Stepwise Pro' })
    await expect(page).toHaveURL('/dashboard/software')
    await expect(page.getByRole('banner')).toContainText('Stepwise Pro')
    await expect(page.getByRole('tab')).toHaveText(['Software', 'Learning paths'])
    await expect(page.getByRole('tab', { name: 'Software' })).toHaveAttribute('aria-selected', 'true')
  })

  await test.step('the guided tour has its own video and words', async () => {
    const requested: string[] = []
    page.on('request', (request) => void requested.push(request.url()))
    await page.getByRole('button', { name: 'GUIDED TOUR' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Guided tour' })
    await expect(dialog.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    await expect.poll(() => requested.filter((url) => url.includes('/guided-tour-pro/'))).not.toEqual([])
    expect(requested.filter((url) => url.includes('/guided-tour/'))).toEqual([])
    const files = ['captions.vtt', 'chapters.vtt', 'video.json', 'thumbnails.vtt', 'poster.webp', 'video.mp4']
    for (const file of files) {
      const answer = await page.request.get(`/media/videos/guided-tour-pro/${file}`)
      expect(answer.status(), file).toBe(200)
      if (/vtt|json/.test(file))
        expect(await answer.text()).not.toMatch(/\b(flows?|essays?|stud(y|ent)|lectures?|exams?)\b/i)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  await test.step('the essentials of the chosen software open at their first step', async () => {
    await page.getByRole('navigation', { name: 'Software' }).getByRole('link', { name: 'NVDA' }).click()
    await expect(page).toHaveURL('/dashboard/software/nvda')
    await main.getByRole('link', { name: 'Essentials' }).click()
    await expect(page).toHaveURL(/\/tutorials\/nvda\/essentials\//)
    await expect(heading(page)).toBeFocused()
    await expect(page).toHaveTitle(/ - Stepwise Pro$/)
    await watch(page, 2)
    await page.goBack()
    await expectArrival(page, { heading: /^Hi Priya, /, title: 'Nvda - Stepwise Pro' })
  })

  await test.step('the strategies open at their first step, grouped by chapter', async () => {
    await main.getByRole('link', { name: 'Strategies' }).click()
    await expect(page).toHaveURL(/\/tutorials\/nvda\/flows\//)
    await expect(heading(page)).toBeFocused()
    const panel = stepList(page)
    await expect(panel.locator('[aria-current="page"]')).toHaveAccessibleName(/Completed/)
    await page.getByRole('link', { name: 'Go to Dashboard' }).click()
    await expect(page).toHaveURL('/dashboard/software/nvda')
  })

  await test.step('flows are called learning paths', async () => {
    await page.getByRole('tab', { name: 'Learning paths' }).click()
    await expect(page).toHaveURL('/dashboard/learn')
    await expect(page.getByRole('tab', { name: 'Learning paths' })).toBeFocused()
    await expect(page.getByRole('navigation', { name: 'Learning paths' }).getByRole('link')).toHaveText([
      'Asking for what you need',
      'Meetings and calls',
      'Presenting and video calls',
      'Reading and finding out',
      'Time and energy',
      'Writing at work',
    ])
    await expect(page.getByText(/\bflows?\b/i)).toHaveCount(0)
    // A tab replaces the address: Back leads to where the person was before the tabs.
    await page.goBack()
    await expect(page).toHaveURL(/\/tutorials\/nvda\/flows\//)
  })
})
