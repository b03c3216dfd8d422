// docs/content-managers-guide.md, docs/product/content-desk.md

import { expectAccessible, expectUsable } from '../support/accessibility.ts'
import { expectContrast } from '../support/contrast.ts'
import {
  chooseOption,
  draftStatus,
  goToField,
  most,
  openPanel,
  openPreviewChoices,
  panel,
  press,
  preview,
  publish,
} from '../support/desk.ts'
import { chooseByKeyboard, tabTo } from '../support/keyboard.ts'
import { allLooks, lookOf, showLook } from '../support/looks.ts'
import { mainMenu } from '../support/page.ts'
import { stepAt } from '../support/steps.ts'
import { aVisitor, expect, test } from '../support/test.ts'

// Documents are the same for everyone. No other journey reads what is changed here, and it is as before at the end.
const step = { title: 'Set up your kit', address: stepAt('lectures/get-ready/before-the-lecture/set-up-your-kit') }
const contacts = '/wellbeing/support-contacts'
test('each step of the guide, by keyboard alone; a student sees what was published, and what was taken back', {
  tag: '@alone',
}, async ({ page, browser, signIn, emailOf, baseURL }) => {
  test.setTimeout(180_000)
  const address = baseURL ?? ''
  await signIn('content')
  const student = await aVisitor(browser, address, await emailOf('student'))

  await test.step('1 and 2: Content in the menu, search, a filter', async () => {
    await page.goto('/dashboard/learn')
    await chooseByKeyboard(page, mainMenu(page).getByRole('link', { name: 'Content', exact: true }))
    await expect(page.getByRole('heading', { level: 1, name: 'Content', exact: true })).toBeFocused()
    await goToField(page, 'Search documents')
    await page.keyboard.type('dull reson flat')
    const found = page.getByRole('row', { name: step.title })
    await expect(found.locator('mark').filter({ hasText: 'reason' })).toBeVisible()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('your kit')
    await expectAccessible(page)
    await tabTo(page, page.getByRole('link', { name: step.title, exact: true }), most)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: `Edit “${step.title}”` })).toBeFocused()
  })

  await test.step('5: writing, by toolbar and by Markdown; the draft is kept', async () => {
    await goToField(page, 'Text')
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type('\n\nPack a spare ')
    await page.keyboard.press('ControlOrMeta+b')
    await page.keyboard.type('zorbing cable')
    await expect(draftStatus(page)).toHaveText(/^Draft saved/)
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue(/zorbing cable/)
  })

  await test.step('7: the preview is the very page, and no one else sees it', async () => {
    await expect(preview(page).getByText('zorbing cable')).toBeVisible()
    await openPreviewChoices(page)
    await tabTo(page, page.getByRole('radio', { name: 'Light' }), most)
    await page.keyboard.press('ArrowRight')
    await expect(preview(page).locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
    await student.goto(step.address)
    await expect(student.getByRole('heading', { level: 1, name: step.title })).toBeVisible()
    await expect(student.getByText('zorbing cable')).toHaveCount(0)
  })

  await test.step('9: published with a reason, the student sees it and search finds it', async () => {
    await publish(page, 'A spare cable helps')
    await expectAccessible(page)
    await student.reload()
    await expect(student.getByText('zorbing cable')).toBeVisible()
  })

  await test.step('10: history says why, and take back brings the old text', async () => {
    await openPanel(page, 'History')
    await expect(panel(page, 'History').getByText('Why: A spare cable helps')).toBeVisible()
    await press(page, /^Show changes of revision/)
    await expect(panel(page, 'History').locator('ins').filter({ hasText: 'zorbing' }).first()).toBeVisible()
    await expectAccessible(page)
    await press(page, /^Take back revision/)
    await expect(page.getByRole('region', { name: /^Done\. Readers see/ })).toBeVisible()
    await student.reload()
    await expect(student.getByRole('heading', { level: 1, name: step.title })).toBeVisible()
    await expect(student.getByText('zorbing cable')).toHaveCount(0)
  })
  await student.context().close()
})

test('a support contact is changed from its page, block by block, and reset to the file', { tag: '@alone' }, async ({
  page,
  browser,
  signIn,
  emailOf,
  baseURL,
}) => {
  test.setTimeout(180_000)
  await signIn('content')
  const student = await aVisitor(browser, baseURL, await emailOf('student'))
  const institution = await aVisitor(browser, baseURL, await emailOf('institution'))

  await test.step('3: Edit this page, at the foot of the page', async () => {
    await page.goto(contacts)
    await chooseByKeyboard(page, page.getByRole('link', { name: 'Edit this page' }))
    await expect(page.getByRole('heading', { level: 1, name: 'Edit “Support Contacts”' })).toBeFocused()
  })

  await test.step('5 and 6: a field is changed', async () => {
    const block = page.getByRole('group', { name: /Nightline$/ })
    await tabTo(page, block.getByRole('button', { expanded: false }).first(), most)
    await page.keyboard.press('Enter')
    const hours = block.getByLabel('Opening hours', { exact: false })
    await tabTo(page, hours, most)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Most nights of term')
    await expect(draftStatus(page)).toHaveText(/^Draft saved/)
    await expect(preview(page).getByText('Most nights of term')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('9: everyone sees it; people without wellbeing have no hub', async () => {
    await publish(page, 'Asked Nightline')
    await student.goto(contacts)
    await expect(student.getByText('Most nights of term')).toBeVisible()
    await institution.goto('/dashboard/learn')
    await expect(mainMenu(institution).getByRole('link', { name: 'Learn', exact: true })).toBeVisible()
    await expect(mainMenu(institution).getByRole('link', { name: 'Wellbeing' })).toHaveCount(0)
    await institution.goto(contacts)
    await expect(institution.getByText('Most nights of term')).toBeVisible()
  })

  await test.step('10: reset to the file', async () => {
    await openPanel(page, 'History')
    await press(page, 'Reset to the file')
    const asked = page.getByRole('dialog', { name: 'Reset to the file?' })
    await chooseByKeyboard(page, asked.getByRole('button', { name: 'Reset to the file' }))
    await expect(page.getByRole('region', { name: /^Done\. Readers see/ })).toBeVisible()
    await student.reload()
    await expect(student.getByRole('heading', { level: 2, name: 'Nightline' })).toBeVisible()
    await expect(student.getByText('Most nights of term')).toHaveCount(0)
  })
  await Promise.all([student, institution].map((reader) => reader.context().close()))
})

test('a page is created, published and found, and retired: its address leads on', { tag: '@alone' }, async ({
  page,
  browser,
  signIn,
  emailOf,
  baseURL,
}) => {
  test.setTimeout(120_000)
  await signIn('content')
  const reader = await aVisitor(browser, baseURL, await emailOf('student'))
  const title = 'Zorbing in exam week'
  const address = '/support/zorbing-in-exam-week'

  await test.step('3: New page', async () => {
    await page.goto('/dashboard/content')
    await press(page, 'New page')
    await expect(page.getByRole('dialog').getByLabel('Title')).toBeFocused()
    await page.keyboard.type(title)
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: `Edit “${title}”` })).toBeFocused()
    expect((await reader.request.get('/api/pages/zorbing-in-exam-week')).status()).toBe(404)
  })

  await test.step('9: readers find it by search and on the Support page', async () => {
    await goToField(page, 'Introduction (optional)')
    await page.keyboard.type('Roll, then read.')
    await expect(draftStatus(page)).toHaveText(/^Draft saved/)
    await publish(page, 'A new page')
    const found = await reader.request.get('/api/search?query=zorbing')
    expect(((await found.json()) as { pages: { url: string }[] }).pages.map(({ url }) => url)).toEqual([address])
    await reader.goto('/support')
    await chooseByKeyboard(reader, reader.getByRole('main').getByRole('link', { name: title }))
    await expect(reader.getByRole('heading', { level: 1, name: title })).toBeFocused()
    await expect(reader.getByText('Roll, then read.')).toBeVisible()
    await expectAccessible(reader)
  })

  await test.step('it is retired, and its address leads on', async () => {
    await press(page, 'Retire this page')
    const asked = page.getByRole('dialog', { name: `Retire “${title}”?` })
    await chooseOption(page, asked.getByLabel('Its address leads to'), 'Support', '/support')
    await chooseByKeyboard(page, asked.getByRole('button', { name: 'Retire the page' }))
    await expect(page.getByText('1 retired page')).toBeVisible()
    await reader.goto(address)
    await expect(reader).toHaveURL(/\/support$/)
    await expect(reader.getByRole('main').getByRole('link', { name: title })).toHaveCount(0)
  })
  await reader.context().close()
})

// docs/product/content-desk.md#tables
const longWord = 'Interdisciplinarity'
test('a table is added, filled and published by keyboard, and read in every colour and at 320 px', {
  tag: '@alone',
}, async ({ page, browser, signIn, emailOf, baseURL }) => {
  test.setTimeout(180_000)
  await signIn('content')
  const reader = await aVisitor(browser, baseURL, await emailOf('student'))
  await page.goto('/dashboard/content')
  await press(page, 'New page')
  await expect(page.getByRole('dialog').getByLabel('Title')).toBeFocused()
  await page.keyboard.type('Zorbing by the hour')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Edit “Zorbing by the hour”' })).toBeFocused()

  await press(page, 'Add a block')
  await expect(page.getByRole('menuitem', { name: /^Heading/ })).toBeFocused()
  while (!(await page.getByRole('menuitem', { name: /^Table/ }).evaluate((item) => item === document.activeElement))) {
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Caption', { exact: true })).toBeFocused()
  await page.keyboard.type('When to roll')
  await goToField(page, 'Row 1, column 1: heading of the column')
  for (const words of ['Day', 'Morning', longWord, 'Monday', '9 to 10', '6 to 7', 'Friday', 'Closed', '7 to 8']) {
    await page.keyboard.type(words)
    await page.keyboard.press('Tab')
  }
  await expect(draftStatus(page)).toHaveText(/^Draft saved/)
  await expectAccessible(page)
  await publish(page, 'Hours')

  await reader.emulateMedia({ reducedMotion: 'reduce' })
  await reader.goto('/support/zorbing-by-the-hour')
  const table = reader.getByRole('table', { name: 'When to roll' })
  await expect(table.getByRole('columnheader')).toHaveText(['Day', 'Morning', longWord])
  await expectContrast(reader, allLooks(), 'a table')
  await reader.emulateMedia({ forcedColors: 'active' })
  await expectContrast(reader, allLooks().slice(0, 2), 'a table, forced colours')
  await reader.emulateMedia({ forcedColors: 'none' })
  await reader.reload()
  await expectUsable(reader)
  const isInWindow = () => table.evaluate((element) => element.getBoundingClientRect().right <= innerWidth)
  await reader.setViewportSize({ width: 400, height: 640 })
  await expect(table.locator('thead')).toHaveCSS('position', 'static')
  expect(await isInWindow()).toBe(true)
  await reader.setViewportSize({ width: 320, height: 640 })
  await showLook(reader, lookOf({ name: 'the largest text', setting: { fontSize: 10 }, scheme: 'light' }))
  expect(await isInWindow()).toBe(true)
  // Each value below its heading, which is read once all the same.
  await expect(table.locator('td').filter({ visible: true, hasText: 'Morning' })).toHaveText([
    'Morning9 to 10',
    'MorningClosed',
  ])
  await expect(table.getByRole('columnheader')).toHaveCount(3)
  await reader.context().close()

  await press(page, 'Retire this page')
  const asked = page.getByRole('dialog', { name: 'Retire “Zorbing by the hour”?' })
  await chooseOption(page, asked.getByLabel('Its address leads to'), 'Support', '/support')
  await chooseByKeyboard(page, asked.getByRole('button', { name: 'Retire the page' }))
  await expect(page.getByText(/retired pages?$/)).toBeVisible()
})
