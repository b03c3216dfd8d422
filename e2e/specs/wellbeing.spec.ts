// docs/product/wellbeing.md

import type { Page } from 'playwright/test'
import { expectAccessible, expectAccessibleInEachTheme, expectUsable } from '../support/accessibility.ts'
import { expectArrival } from '../support/arrival.ts'
import { chooseByKeyboard, tabTo } from '../support/keyboard.ts'
import { button, heading, mainMenu } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

const hub = '/wellbeing'
const pages = ['support-contacts', 'student-minds', 'desk-stretches']
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Calm' })
const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
const card = (page: Page, name: string) => dialog(page).getByRole('heading', { level: 3, name, exact: true })
const link = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name })
const contact = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

/** Opens the dialog from its tile and goes on to the form. */
async function openCalmForm(page: Page) {
  await chooseByKeyboard(page, button(page, 'Calm'))
  await expect(card(page, 'A gift for you')).toBeFocused()
  await chooseByKeyboard(page, inDialog(page, 'Learn more'))
  await expect(card(page, 'Meditation and Mindfulness')).toBeFocused()
  await chooseByKeyboard(page, inDialog(page, 'Next'))
  await expect(card(page, 'Sleep and Relaxation')).toBeFocused()
  await chooseByKeyboard(page, inDialog(page, 'Next'))
  await expect(card(page, 'Request your subscription')).toBeFocused()
  await expect(dialog(page).getByText('Step 4 of 5')).toBeVisible()
}

test('the hub and its pages are reached and left by keyboard, and every support contact says how to reach it', {
  tag: '@core',
}, async ({ page, signIn }) => {
  await signIn('student')
  await page.goto('/dashboard/learn')
  await chooseByKeyboard(page, mainMenu(page).getByRole('link', { name: 'Wellbeing' }))
  await expectArrival(page, { heading: 'Wellbeing', title: 'Wellbeing - Stepwise' })
  const tiles = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(tiles).toHaveText(['Calm', 'Student Minds', 'Desk Stretches', 'Support Contacts'])

  for (const name of ['Student Minds', 'Desk Stretches', 'Support Contacts']) {
    await chooseByKeyboard(page, link(page, name))
    await expectArrival(page, {
      heading: name,
      title: `${name.replace(/ (.)/, (initial) => initial.toLowerCase())} - Stepwise`,
    })
    await page.getByRole('heading', { level: 1 }).focus()
    await page.keyboard.press('Shift+Tab')
    await expect(link(page, 'Back to Wellbeing')).toBeFocused()
    await page.keyboard.press('Enter')
    await expectArrival(page, { heading: 'Wellbeing', title: 'Wellbeing - Stepwise' })
  }
  await test.step('the contacts, and the help of Student Minds', async () => {
    await page.goto('/wellbeing/support-contacts')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      '999 BSL',
      'NHS 111',
      'Samaritans',
      'Papyrus',
      'CALM',
      'Shout',
      'Nightline',
    ])
    const addresses: Record<string, string[]> = {
      'NHS 111': ['tel:111', 'https://signvideo.co.uk/nhs111', 'https://111.nhs.uk'],
      Samaritans: ['tel:116123', 'mailto:jo@samaritans.org', 'https://www.samaritans.org'],
      CALM: ['tel:0800585858', 'https://www.thecalmzone.net'],
      Nightline: ['https://www.nightline.ac.uk'],
      Papyrus: ['tel:08000684141', 'mailto:pat@papyrus-uk.org', 'https://www.papyrus-uk.org'],
      Shout: ['sms:85258?body=SHOUT', 'https://giveusashout.org'],
      '999 BSL': ['https://999bsl.co.uk', 'https://999bsl.co.uk'],
    }
    for (const [name, expected] of Object.entries(addresses)) {
      const links = await contact(page, name).getByRole('link').all()
      expect(await Promise.all(links.map((each) => each.getAttribute('href')))).toEqual(expected)
      await expect(contact(page, name).getByText(/Last checked: \d+ \w+ \d{4}/)).toBeVisible()
    }
    await expect(link(page, 'Website of Samaritans (opens in a new tab)')).toHaveAttribute('target', '_blank')

    await page.goto('/wellbeing/student-minds')
    const main = page.getByRole('main')
    for (const name of ['Student Space', 'Resources', 'Text message', 'Webchat', 'Phone', 'Email']) {
      await expect(main.getByRole('heading', { level: 3, name })).toBeVisible()
    }
    for (const hours of ['4pm-11pm daily', 'Any time']) {
      await expect(main.getByText(hours, { exact: true })).toBeVisible()
    }
    await expect(main.getByText('24h, every day', { exact: true })).toHaveCount(2)
    await expect(link(page, /^Videos by Student Minds: .*front page \(opens in a new tab\)$/)).toHaveAttribute(
      'target',
      '_blank',
    )
    await expect(link(page, /\(opens in a new tab\)$/)).toHaveCount(4)
    await expect(link(page, 'Text SHOUT to 85258')).toHaveAttribute('href', 'sms:85258?body=SHOUT')
    await expect(link(page, 'Call Samaritans on 116 123')).toHaveAttribute('href', 'tel:116123')
    await expect(link(page, 'Email jo@samaritans.org')).toHaveAttribute('href', 'mailto:jo@samaritans.org')
  })
})

test('the gift is requested by keyboard; what was typed outlives failures, closing and a reload', {
  tag: '@core',
}, async ({ page, signIn, noise }) => {
  noise.allow(/status of (422|503)/)
  await signIn('student')
  await page.goto(hub)
  await openCalmForm(page)
  const surname = dialog(page).getByLabel('Surname')
  await expect(dialog(page).getByLabel('Email')).not.toHaveValue('')

  await test.step('missing answers are named', async () => {
    for (const name of ['Email', 'First name', 'Surname']) await dialog(page).getByLabel(name).fill('')
    await chooseByKeyboard(page, inDialog(page, 'REQUEST SUBSCRIPTION'))
    for (const message of ['Email is required', 'First name is required', 'Surname is required']) {
      await expect(dialog(page).getByRole('link', { name: message })).toBeVisible()
    }
    await dialog(page).getByLabel('Email').fill('robin')
    await chooseByKeyboard(page, inDialog(page, 'REQUEST SUBSCRIPTION'))
    await expect(dialog(page).getByRole('link', { name: 'Invalid email address' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a failure is shown, and nothing typed is lost', async () => {
    await dialog(page).getByLabel('Email').fill('robin@example.test')
    await dialog(page).getByLabel('First name').fill('Robin')
    await surname.fill('Kept')
    await page.route('**/api/users/settings/calm_licence_request', (route) =>
      route.fulfill({ status: 503, json: { errors: {}, msg: 'Please try again in a moment.' } }),
    )
    await chooseByKeyboard(page, inDialog(page, 'REQUEST SUBSCRIPTION'))
    await expect(dialog(page).getByText('Please try again in a moment.')).toBeVisible()
    await page.unroute('**/api/users/settings/calm_licence_request')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(button(page, 'Calm')).toBeFocused()
    await page.reload()
    await openCalmForm(page)
    await expect(surname).toHaveValue('Kept')
  })

  await test.step('it is sent, and asked for once', async () => {
    await chooseByKeyboard(page, inDialog(page, 'REQUEST SUBSCRIPTION'))
    await expect(card(page, 'All done!')).toBeFocused()
    await tabTo(page, inDialog(page, 'Close').last())
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toHaveCount(0)
    for (const _ of ['at once', 'after a reload']) {
      await chooseByKeyboard(page, button(page, 'Calm'))
      await expect(dialog(page).getByText('You have already requested this gift.')).toBeVisible()
      await expect(dialog(page).getByText(/within 48hrs/)).toBeVisible()
      await expectAccessible(page)
      await page.reload()
    }
  })
})

test('with less movement the pictures stand still until one is played, and axe finds nothing on any page', async ({
  page,
  signIn,
}) => {
  await signIn('student')
  await test.step('with less movement the pictures stand still until one is played', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/wellbeing/desk-stretches')
    await expect(heading(page)).toHaveText('Desk Stretches')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Arms',
      'Torso',
      'Legs and knees',
      'Head and shoulders',
    ])
    await expect(page.getByRole('button', { name: /^Play the picture of / })).toHaveCount(11)
    const moving = () =>
      page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running').length)
    expect(await moving()).toBe(0)
    await chooseByKeyboard(page, button(page, 'Play the picture of Reach up'))
    await expect.poll(moving).toBeGreaterThan(0)
    await page.keyboard.press('Enter')
    await expect.poll(moving).toBe(0)
  })
  await test.step('axe finds nothing on any page, with the timer running and the dialog open, in light and dark', async () => {
    for (const address of [hub, ...pages.map((slug) => `${hub}/${slug}`)]) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(address)
      await expect(heading(page)).toBeVisible()
      if (address.endsWith('stretches')) await button(page, 'Start the timer for Seated twist').click()
      await expectUsable(page)
    }
    await page.goto(hub)
    await openCalmForm(page)
    await expectAccessibleInEachTheme(page)
  })
})
