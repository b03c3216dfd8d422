// docs/product/content-desk.md

import type { Page } from 'playwright/test'
import { expectAccessible, expectUsable } from '../support/accessibility.ts'
import { discard, draftStatus, goToField, openPanel, press, preview } from '../support/desk.ts'
import { dotPicture } from '../support/dot-picture.ts'
import { chooseByKeyboard } from '../support/keyboard.ts'
import { withKillableBrowser } from '../support/killable-browser.ts'
import { button } from '../support/page.ts'
import { phonePhoto, readPicture } from '../support/phone-photo.ts'
import { stepAt } from '../support/steps.ts'
import { aVisitor, expect, test } from '../support/test.ts'

// Each journey has a document of its own, and publishes nothing that stays.
const editorOf = (id: string) => `/dashboard/content/${encodeURIComponent(id)}`
const backingUp = 'step:organisation:files-and-deadlines:find-it-again:backing-up'
const folders = 'step:organisation:files-and-deadlines:find-it-again:folders-that-make-sense'
const fileNames = 'step:organisation:files-and-deadlines:find-it-again:names-for-your-files'
const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })

async function openEditor(page: Page, id: string) {
  await page.goto(editorOf(id))
  await expect(page.getByRole('heading', { level: 1, name: /^Edit “/ })).toBeVisible()
}

test('two editors see each other; the second to save chooses, and neither text is lost', {
  tag: '@core',
}, async ({ page, browser, signIn, emailOf, baseURL, noise }) => {
  noise.allow(/status of 409/)
  await signIn('content')
  const other = await aVisitor(browser, baseURL, await emailOf('content'))
  await openEditor(other, backingUp)
  await openEditor(page, backingUp)
  await text(other).fill('Theirs: copy it twice.')
  await expect(draftStatus(other)).toHaveText(/^Draft saved/)
  await goToField(page, 'Text')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Mine: copy it three times.')
  const both = page.getByRole('dialog', { name: 'Two texts' })
  await expect(both.getByText('Theirs: copy it twice.')).toBeVisible()
  await expect(both.getByText('Mine: copy it three times.')).toBeVisible()
  await expectAccessible(page)
  await chooseByKeyboard(page, both.getByRole('button', { name: /^Take / }))
  await expect(text(page)).toHaveValue('Theirs: copy it twice.')
  await press(page, 'Undo the last change')
  await expect(text(page)).toHaveValue('Mine: copy it three times.')
  await other.context().close()
  await discard(page)
})

test('a draft of the editor survives a SIGKILL of the browser', { tag: '@alone' }, async ({ baseURL, emailOf }) => {
  test.setTimeout(180_000)
  const person = { address: baseURL ?? '', email: await emailOf('content') }
  await withKillableBrowser(person, async (visit) => {
    const first = await visit(editorOf(fileNames))
    await first.page.context().route('**/draft', (route) => route.abort())
    await expect(text(first.page)).toBeVisible()
    await text(first.page).fill('Dates first, then the topic, then a number.')
    await expect(draftStatus(first.page)).toHaveText(/on this device/i)
    await expect(draftStatus(first.page)).toHaveText(/^Not saved yet/)
    await first.kill()
    const second = await visit(editorOf(fileNames))
    await expect(text(second.page)).toHaveValue('Dates first, then the topic, then a number.')
    await expect(draftStatus(second.page)).toHaveText(/^Draft saved/)
    await discard(second.page)
    await second.kill()
  })
})

test('text pasted from a word processor becomes Markdown, and Ctrl+Z takes it out', async ({ page, signIn }) => {
  await signIn('content')
  await openEditor(page, folders)
  await goToField(page, 'Text')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await text(page).evaluate((field) => {
    const data = new DataTransfer()
    data.setData(
      'text/html',
      `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment--><h1 class="MsoTitle"
       style="color:red">Name it</h1><p class=MsoNormal>Be <b>short</b>.<script>alert(1)</script></p><p class=MsoListParagraph
       style="mso-list:l0 level1 lfo1">· One</p><p class=MsoListParagraph style="mso-list:l0 level1 lfo1">· Two</p>
       <p><a href="javascript:alert(1)">no</a> <a href="https://example.org/a">yes</a></p><!--EndFragment--></body></html>`,
    )
    data.setData('text/plain', 'Name it')
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await expect(text(page)).toHaveValue(/^## Name it\n\nBe \*\*short\*\*\.\n/)
  await expect(text(page)).toHaveValue(/\[yes\]\(https:\/\/example\.org\/a\)/)
  await expect(text(page)).not.toHaveValue(/script|javascript|Mso|style/)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(text(page)).toHaveValue('')
  await expect(draftStatus(page)).toHaveText(/^Draft saved/)
  await discard(page)
})

test('a picture is uploaded, and shown with its words', async ({ page, signIn }) => {
  test.setTimeout(120_000)
  await signIn('content')
  // Listens from the start: the browser may take a key press before it knows that file dialogs are to be answered.
  let chosen = dotPicture
  page.on('filechooser', (chooser) => chooser.setFiles(chosen))
  await openEditor(page, 'page:desk-stretches')
  await press(page, 'Add a block')
  // The open menu has the focus, and the first letters of an item lead to it.
  await expect(page.getByRole('menu').locator(':focus').or(page.locator('[role=menu]:focus'))).toBeVisible()
  await page.keyboard.type('Im')
  await expect(page.getByRole('menuitem', { name: /^Image/ })).toBeFocused()
  await page.keyboard.press('Enter')
  const block = page.getByRole('group', { name: /^Image/ })
  await expect(block.getByRole('button', { name: 'Choose a file' })).toBeFocused()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(block.getByRole('button', { name: 'Choose a file' })).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(block.getByRole('img')).toHaveAttribute('src', /^\/api\/content_images\/[0-9a-f]{64}\.webp$/)

  await expect(block.getByLabel('Description (alt text)')).toBeFocused()
  await page.keyboard.type('A grey square')
  await expect(draftStatus(page)).toHaveText(/^Draft saved/)
  await openPanel(page, 'Preview')
  await expect(preview(page).getByRole('img', { name: 'A grey square' })).toBeAttached()

  await test.step('a large photo of a phone is sent small, upright and without its place', async () => {
    chosen = await phonePhoto(page)
    expect(chosen.buffer.length).toBeGreaterThan(5_242_880)
    const sent = page.waitForRequest((request) => request.url().endsWith('/content_desk/images'))
    await block.getByRole('button', { name: 'Choose another file' }).press('Enter')
    const { image } = (await sent).postDataJSON()
    expect(Buffer.from(image.replace(/^.*,/, ''), 'base64').toString('latin1')).not.toContain('Exif')
    await expect(block.getByText(/^Made smaller: from .* 1,500 × 2,000 pixels\.$/)).toBeVisible()
    expect(await readPicture(block.getByRole('img'))).toEqual({
      width: 1500,
      height: 2000,
      isRedAbove: true,
      hasExif: false,
    })
  })
  await discard(page)
})

test('the desk and the editor pass axe', async ({ page, signIn }) => {
  test.setTimeout(120_000)
  await signIn('content')
  await test.step('the desk and the editor pass axe, light and dark, and fit a narrow window', async () => {
    await page.goto('/dashboard/content')
    await expect(page.getByRole('table')).toBeVisible()
    await expectUsable(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await openEditor(page, 'page:student-minds')
    await press(page, 'Open all blocks')
    await expectUsable(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await openEditor(page, 'directives:essay')
    await expectUsable(page)
  })
})

test('a reader, who loads nothing of the desk, reports a mistake; the desk shows it where it belongs, and it is settled', async ({
  page,
  browser,
  signIn,
  emailOf,
  baseURL,
}) => {
  const words = `The second tip is unclear ${Date.now()}`
  const student = await aVisitor(browser, baseURL, await emailOf('student'))
  const loaded: string[] = []
  student.on('request', (request) => void loaded.push(new URL(request.url()).pathname))
  await student.goto(stepAt('organisation/files-and-deadlines/find-it-again/names-for-your-files'))
  await press(student, 'Report a mistake on this page')
  await goToField(student, 'What is wrong?')
  await student.keyboard.type(words)
  await expectAccessible(student)
  await chooseByKeyboard(student, student.getByRole('dialog').getByRole('button', { name: 'Send' }))
  await expect(student.getByRole('dialog').getByText(/^Thank you/)).toBeVisible()
  await test.step('a student loads nothing of the desk, and its address is unknown to them', async () => {
    await student.goto(stepAt('organisation/files-and-deadlines/find-it-again/backing-up'))
    await expect(button(student, 'Report a mistake on this page')).toBeVisible()
    await student.goto('/wellbeing/support-contacts')
    await expect(button(student, 'Report a mistake on this page')).toBeVisible()
    await student.goto('/dashboard/content')
    await expect(student).toHaveURL(/\/dashboard\/learn$/)
    await expect(student.getByRole('heading', { level: 1 })).toBeVisible()
    expect(loaded.filter((path) => path.includes('content-desk'))).toEqual([])
  })
  await student.context().close()

  await signIn('content')
  await page.goto('/dashboard/content?show=reported')
  await expect(page.getByText(words)).toBeVisible()
  await expectUsable(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await press(page, new RegExp(words.slice(0, 40)))
  await chooseByKeyboard(page, page.getByRole('dialog').getByRole('button', { name: 'Settle', exact: true }))
  await expect(page.getByText(words)).toHaveCount(0)
})
