// docs/product/journal.md

import type { Page } from 'playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { listenToAnnouncements } from '../support/announcements.ts'
import { openJournal, reflections, rows, titleField, write } from '../support/journal.ts'
import { chooseByKeyboard } from '../support/keyboard.ts'
import { button } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search your entries' })
/** The reader may be open below the form, with the same headings. */
async function toLastStep(page: Page) {
  const form = page.getByRole('dialog', { name: / entry$/ })
  for (const heading of ['OBSERVE', 'REFLECT', 'ACTION']) {
    await button(page, 'NEXT').click()
    await expect(form.getByRole('heading', { name: heading, exact: true })).toBeFocused()
  }
}

const written = [
  {
    date: '2026-03-04',
    title: 'A group project',
    observe_1: 'We met twice.\nNobody wrote notes.',
    act: 'Share notes.',
  },
  { date: '2026-03-03', title: 'My first talk', reflect_2: 'The light was low.' },
  { date: '2026-03-02', title: 'Reading in a café', act: 'Take headphones.' },
]

test('an entry is read, edited, found and deleted by keyboard alone', { tag: '@core' }, async ({ page, signIn }) => {
  const announcements = await listenToAnnouncements(page)
  await signIn('qa')
  await openJournal(page, written)

  await test.step('read', async () => {
    await chooseByKeyboard(page, button(page, 'A group project'))
    const reader = page.getByRole('dialog', { name: 'A group project' })
    await expect(reader.getByRole('article', { name: 'Your entry' })).toBeFocused()
    await expect(reader.getByText('Wednesday 4 March 2026')).toBeVisible()
    await expect(reader.getByText('No one wrote notes.')).toBeVisible()
    await expect(reader.getByRole('heading', { level: 3 })).toHaveText(['OBSERVE', 'REFLECT', 'ACTION'])
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(button(page, 'A group project')).toBeFocused()
  })

  await test.step('Edit opens from the reader and Escape returns to it', async () => {
    await page.keyboard.press('Enter')
    await expect(page.getByRole('article', { name: 'Your entry' })).toBeFocused()
    await chooseByKeyboard(page, button(page, 'Edit'))
    await expect(titleField(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(titleField(page)).toHaveCount(0)
    await expect(button(page, 'Edit')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(titleField(page)).toBeFocused()
    await page.keyboard.type(', finished')
    await toLastStep(page)
    await button(page, 'FINISH').click()
    await expect(page.getByRole('dialog', { name: 'A group project, finished' })).toBeVisible()
    await expect(button(page, 'Edit')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button(page, 'A group project, finished')).toBeFocused()
  })

  await test.step('search', async () => {
    await search(page).focus()
    await page.keyboard.type('cafe')
    await expect(rows(page)).toHaveText(['Reading in a café'])
    await expect.poll(announcements).toContain('1 entry found')
    await page.keyboard.type('teria')
    await expect(page.getByText('No results found', { exact: true }).first()).toBeVisible()
    await expect.poll(announcements).toContain('No results found')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(rows(page)).toHaveCount(3)
    await expect(search(page)).toBeFocused()
  })

  await test.step('after deleting, the next row has the focus', async () => {
    await chooseByKeyboard(page, button(page, 'My first talk'))
    await expect(page.getByRole('article', { name: 'Your entry' })).toBeFocused()
    await chooseByKeyboard(page, page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }))
    await expect(button(page, 'CANCEL')).toBeFocused()
    await chooseByKeyboard(page, button(page, 'DELETE'))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(rows(page)).toHaveCount(2)
    await expect(button(page, 'Reading in a café')).toBeFocused()
  })
})

test('an entry changed or deleted elsewhere: both texts are shown and neither is lost', { tag: '@core' }, async ({
  page,
  signIn,
  noise,
}) => {
  noise.allow(/status of (409|404) .*reflections/)
  await signIn('qa')
  const [id] = await openJournal(page, written)
  const inTable = page.locator('tbody th')

  await button(page, 'Options for A group project').click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await titleField(page).fill('Mine')
  await write(page, 'put', `${reflections}/${id}`, { title: 'Theirs', observe_1: 'Written elsewhere.' })
  await toLastStep(page)
  await button(page, 'FINISH').click()
  const both = page.getByRole('region', { name: 'Both texts' })
  await expect(both).toContainText('Mine')
  await expect(both).toContainText('Theirs')
  await expect(both).toContainText('Written elsewhere.')
  await expect(inTable).toHaveText([/^Theirs\s*Unfinished changes$/, 'My first talk', 'Reading in a café'])
  await expectAccessible(page)
  await button(page, 'Keep the other text').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(rows(page)).toHaveText(['Theirs', 'My first talk', 'Reading in a café'])

  await button(page, 'Options for Theirs').click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await titleField(page).fill('Rescued')
  await write(page, 'delete', `${reflections}/${id}`)
  await toLastStep(page)
  await button(page, 'FINISH').click()
  await expect(button(page, 'Save mine as a new entry')).toBeVisible()
  await expect(inTable).toHaveCount(2)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Recovered text' })).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Save as a new entry: Rescued').click()
  await expect(titleField(page)).toHaveValue('Rescued')
  await toLastStep(page)
  await button(page, 'FINISH').click()
  await expect(rows(page).filter({ hasText: 'Rescued' })).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Recovered text' })).toHaveCount(0)
})

test('two tabs that write a new entry warn about each other, and each has its own text', async ({
  page,
  context,
  signIn,
}) => {
  const words = 'You are also writing this in another tab. Each tab keeps its own text.'
  const announcements = await listenToAnnouncements(page)
  await signIn('qa')
  await openJournal(page, written.slice(0, 1))
  await button(page, 'NEW ENTRY').click()
  await titleField(page).fill('The first tab')
  const other = await context.newPage()
  await other.goto('/dashboard/reflect')
  await button(other, 'NEW ENTRY').click()
  await expect(titleField(other)).toHaveValue('')
  await expect(other.getByRole('dialog').getByText(words)).toBeVisible()
  await titleField(other).fill('The second tab')
  await expect(page.getByRole('dialog').getByText(words)).toBeVisible()
  await expect.poll(announcements).toContain(words)
  await expect(titleField(page)).toHaveValue('The first tab')
})
