// docs/product/accounts.md

import type { Page } from 'playwright/test'
import { expectUsable } from '../support/accessibility.ts'
import { homeOf, learnerOf } from '../support/accounts.ts'
import { apiSession } from '../support/api-session.ts'
import { dotPicture } from '../support/dot-picture.ts'
import { expectHeadingFocused, heading } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

test.slow()
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const profile = '/dashboard/settings/profile'

const row = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

test('a session can be signed out; a photo is cropped by keyboard and removed, and another file is rejected', async ({
  page,
  signIn,
  emailOf,
  edition,
  baseURL,
  noise,
}) => {
  noise.allow(/ERR_FAILED .*\/api\/users\/avatar\//)
  await apiSession(baseURL ?? '', await emailOf(learnerOf[edition]))
  await signIn(learnerOf[edition])
  await page.goto(profile)
  const sessions = page.getByRole('region', { name: 'Where you are signed in' })
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await expectUsable(page)
  await sessions.getByRole('button', { name: /^Sign out of / }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)

  await row(page, 'Install Shortcut').press('Enter')
  const install = page.getByRole('dialog', { name: 'Install Shortcut' })
  await install.locator('summary').first().press('Enter')
  await expectUsable(page)
  await page.keyboard.press('Escape')
  await expect(row(page, 'Install Shortcut')).toBeFocused()
  await test.step('a photo', async () => {
    const dialog = page.getByRole('dialog', { name: 'Profile photo' })
    const field = dialog.getByLabel('Choose a photo')
    const press = (name: string) => dialog.getByRole('button', { name, exact: true }).press('Enter')

    await row(page, 'Add a photo').press('Enter')
    await expect(field).toBeVisible()
    await expectUsable(page)
    await field.setInputFiles({ ...dotPicture, buffer: Buffer.from('<script>alert(1)</script>') })
    const message = 'Error: Image type must be jpeg/png'
    await expect(dialog.getByRole('alert')).toContainText(message)
    await expect(page.getByText(message)).toHaveCount(2)
    await expectUsable(page)

    await field.setInputFiles(dotPicture)
    const zoom = dialog.getByRole('slider', { name: 'Zoom' })
    await expect(zoom).toBeVisible()
    await press('Zoom in')
    await expect(zoom).toHaveValue('1.1')
    await zoom.press('End')
    await expect(zoom).toHaveValue('3')
    await press('Move photo left')
    await expectUsable(page)
    await press('Cancel')
    await expect(field).toBeVisible()
    await field.setInputFiles(dotPicture)
    await press('Upload')
    await expect(dialog).toHaveCount(0)
    await expect(row(page, 'Change photo')).toBeFocused()
    await expect(page.getByRole('banner').locator('img[src*="avatar"]')).toBeVisible()

    await row(page, 'Change photo').press('Enter')
    await expect(dialog.getByRole('img', { name: 'Your photo' })).toBeVisible()
    await expectUsable(page)
    await press('Remove')
    await expect(dialog.getByRole('button', { name: 'Keep photo' })).toBeFocused()
    await expectUsable(page)
    await page.route('**/api/users/avatar/*', (route) => route.abort())
    await press('Remove photo')
    await expect(dialog.getByRole('alert')).toContainText('We could not reach the server')
    await expect(page.getByText('We could not reach the server')).toHaveCount(1)
    await page.unrouteAll()
    await press('Try again')
    await expect(dialog).toHaveCount(0)
    await expect(row(page, 'Add a photo')).toBeFocused()
  })
})

test('changing software needs at least one, survives a failed request, and leads home', { tag: '@core' }, async ({
  page,
  signIn,
  edition,
  noise,
}) => {
  noise.allow(/ERR_FAILED .*\/softwares\/select$/)
  await signIn(learnerOf[edition])
  await page.goto(profile)
  await page.getByRole('main').getByRole('link', { name: 'Select Software' }).press('Enter')
  await expectHeadingFocused(page, 'Select your Assistive Technology')
  const save = page.getByRole('button', { name: 'SAVE' })
  const chosen = page.getByRole('checkbox', { checked: true })
  await expect(chosen).toHaveCount(4)
  for (let left = 4; left > 0; left--) await chosen.first().press('Space')
  await save.press('Enter')
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByRole('alert')).toContainText('Please select your software!')
  await expectUsable(page)

  await page.getByRole('checkbox', { name: 'NVDA' }).press('Space')
  await page.route('**/api/users/softwares/select', (route) => route.abort())
  await save.press('Enter')
  await expect(page.getByText('We could not reach the server')).toHaveCount(1)
  await expect(page.getByRole('alert')).toContainText('Nothing you typed is lost.')
  await expect(chosen).toHaveCount(1)
  await expect(page).toHaveURL(`${profile}/software-selection`)
  await expectUsable(page)
  await page.unrouteAll()
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(page).toHaveURL(homeOf[edition])
  await expect(heading(page)).toBeFocused()
  await page.goto('/dashboard/software')
  await expect(page.getByRole('navigation', { name: 'Software' }).getByRole('link')).toHaveText([/NVDA/])
})
