// docs/product/accounts.md

import { expectUsable } from '../support/accessibility.ts'
import { learnerOf } from '../support/accounts.ts'
import { listenToAnnouncements } from '../support/announcements.ts'
import { dotPicture } from '../support/dot-picture.ts'
import { chooseByKeyboard } from '../support/keyboard.ts'
import { button } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

test('every stage of the photo dialog says where one is, by keyboard alone', { tag: '@core' }, async ({
  page,
  signIn,
  edition,
}) => {
  await signIn(learnerOf[edition])
  const announced = await listenToAnnouncements(page)
  // Listens from the start: the browser may take a key press before it knows that file dialogs are to be answered.
  page.on('filechooser', (chooser) => chooser.setFiles(dotPicture))
  await page.goto('/dashboard/settings/profile')
  const dialog = page.getByRole('dialog', { name: 'Profile photo' })
  const field = dialog.getByLabel('Choose a photo')
  const press = (name: string) => chooseByKeyboard(page, dialog.getByRole('button', { name, exact: true }))

  await chooseByKeyboard(page, button(page, 'Add a photo'))
  await test.step('after picking', async () => {
    await field.focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('group', { name: 'Crop your photo' }).locator(':focus')).toBeVisible()
    await expect.poll(announced).toContain('Your photo is chosen. Move it and zoom, then choose Upload.')
    await expectUsable(page)
  })
  await test.step('after uploading', async () => {
    await press('Upload')
    await expect(dialog).toHaveCount(0)
    await expect(button(page, 'Change photo')).toBeFocused()
    await expect.poll(announced).toContain('Your photo has been changed.')
  })
  await test.step('after removing', async () => {
    await page.keyboard.press('Enter')
    await press('Remove')
    await press('Remove photo')
    await expect(dialog).toHaveCount(0)
    await expect(button(page, 'Add a photo')).toBeFocused()
    await expect.poll(announced).toContain('Your photo has been removed.')
  })
})
