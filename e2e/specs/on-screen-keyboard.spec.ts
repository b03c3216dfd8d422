// docs/product/accessibility.md#on-screen-keyboard

import type { Locator, Page } from 'playwright/test'
import { homeOf, learnerOf } from '../support/accounts.ts'
import { addBox, addNote, choose, editBox, notesPanel, openAddBox } from '../support/notes.ts'
import { type Overlay, overlayGroups } from '../support/overlays.ts'
import { button, heading } from '../support/page.ts'
import { textStepOf } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'
import { walkOverlays } from '../support/walk-overlays.ts'

const phone = { width: 375, height: 667 }
/** What the keyboard of such a phone covers, in pixels. */
const keyboard = 260

test.use({ viewport: phone })

/** No browser under test has an on-screen keyboard: the visual viewport says that there is one. */
const giveKeyboard = (page: Page) =>
  page.addInitScript(() => {
    let covered = 0
    const view = window.visualViewport
    if (!view) throw new Error('No visual viewport')
    const height = Object.getOwnPropertyDescriptor(VisualViewport.prototype, 'height')
    Object.defineProperty(view, 'height', { get: () => Number(height?.get?.call(view)) - covered })
    Object.assign(globalThis, {
      e2eCover: (pixels: number) => {
        covered = pixels
        view.dispatchEvent(new Event('resize'))
      },
    })
  })
const cover = (page: Page, pixels: number) =>
  page.evaluate(
    (covered) => (globalThis as unknown as { e2eCover: (pixels: number) => void }).e2eCover(covered),
    pixels,
  )

const typed =
  'textarea:visible, input:visible:not([type=checkbox], [type=radio], [type=range], [type=file], [type=color], [tabindex="-1"])'

/** Each field in sight, above the keyboard, and so is the button that saves it. */
async function expectFieldsSeen(page: Page, around: string, where: string) {
  for (const field of await page.locator(around).locator(typed).all()) {
    await field.evaluate((element: HTMLElement) => element.focus())
    await cover(page, keyboard)
    await expect.poll(() => page.evaluate(findHidden), { message: where }).toEqual([])
    await cover(page, 0)
  }
}

/** The focused field and its button, if they are not whole in what is seen. Runs in the page. */
function findHidden(): string[] {
  const field = document.activeElement
  if (!field) return ['no field']
  const seen = window.visualViewport?.height ?? 0
  const save = field.closest('form')?.querySelector('[type="submit"]')
  return [field, ...(save ? [save] : [])].flatMap((part) => {
    const { top, bottom, left, width } = part.getBoundingClientRect()
    const at = document.elementFromPoint(left + width / 2, Math.max(0, top) + 4)
    const isClear = at !== null && (part.contains(at) || at.contains(part))
    // A field that is as high as what is seen is cut off below.
    const isIn = top >= -1 && (bottom <= seen + 1 || (part === field && bottom - top > seen / 2))
    return isIn && isClear ? [] : [`${part.outerHTML.slice(0, 120)} from ${top} to ${bottom} of ${seen}`]
  })
}

/** A box without a form, whose button would be missed by its type: both whole above the keyboard. */
async function expectNoteSeen(page: Page, box: Locator, save: Locator, where: string) {
  await cover(page, 0)
  await box.evaluate((element: HTMLElement) => element.blur())
  await box.evaluate((element: HTMLElement) => element.focus())
  await cover(page, keyboard)
  const beyond = async (part: Locator) => {
    const { top, bottom } = await part.evaluate((element) => element.getBoundingClientRect())
    return Math.max(0, -top - 1, bottom - (phone.height - keyboard) - 1)
  }
  for (const part of [save, box]) await expect.poll(() => beyond(part), { message: where }).toBe(0)
  await cover(page, 0)
}

/** Not that of QA, who work at a desk. A menu may cover the fields of the panel below it. */
const widthsOf = ({ as, name }: Overlay) => (as === 'qa' || name.endsWith(' options') ? [] : [phone.width])

for (const group of overlayGroups) {
  test(`above an on-screen keyboard are the field and its button: ${group}`, async ({ page, signIn, edition }) => {
    await giveKeyboard(page)
    await walkOverlays({ page, signIn, edition, group, widths: widthsOf, height: () => phone.height }, (where) =>
      expectFieldsSeen(page, '[role="dialog"]', where),
    )
  })
}

test('above an on-screen keyboard are the fields of forms, the journal and the search', async ({
  page,
  signIn,
  edition,
}) => {
  await giveKeyboard(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/auth/sign-in', '/auth/reset-password', '/auth/dsa-licence', '/']) {
    await page.goto(path)
    await expect(heading(page)).toBeVisible()
    await expectFieldsSeen(page, 'main', path)
  }
  await signIn(learnerOf[edition])
  await test.step('each step of a journal entry', async () => {
    await page.goto('/dashboard/reflect')
    await button(page, 'NEW ENTRY').click()
    await page.getByRole('dialog').getByRole('textbox').fill('A talk')
    for (const name of ['OBSERVE', 'REFLECT', 'ACTION']) {
      await button(page, 'NEXT').click()
      await expect(page.getByRole('heading', { name, exact: true })).toBeFocused()
      await expectFieldsSeen(page, '[role="dialog"]', name)
    }
  })
  await test.step('the search, whose results end above the keyboard', async () => {
    await page.goto(homeOf[edition])
    await button(page, 'Search').click()
    const box = page.getByRole('combobox', { name: 'Search' })
    await box.fill('exam')
    await expect(page.getByRole('option').first()).toBeVisible()
    await cover(page, keyboard)
    await expect
      .poll(() => page.getByRole('listbox').evaluate((list) => list.getBoundingClientRect().bottom))
      .toBeLessThanOrEqual(phone.height - keyboard)
    await expect(box).toBeInViewport({ ratio: 1 })
  })
})

const lines = (count: number) => Array.from({ length: count }, (_, at) => `Thought ${at + 1}`).join('\n')

test('above an on-screen keyboard are a note, new or edited, short or long, and the button that saves it', {
  tag: '@pro',
}, async ({ page, signIn, edition }) => {
  await giveKeyboard(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(learnerOf[edition])
  await page.goto(textStepOf[edition])
  await openAddBox(page)
  const save = button(page, 'Save note')
  for (const count of [0, 3, 30]) {
    await addBox(page).fill(lines(count))
    await expectNoteSeen(page, addBox(page), save, `a new note of ${count} lines`)
  }
  await addBox(page).fill('')
  await addNote(page, 'A thought')
  await choose(page, 'A thought', 'Edit')
  for (const count of [3, 30]) {
    await editBox(page).fill(lines(count))
    const saveEdit = notesPanel(page).getByRole('button', { name: 'Save', exact: true })
    await expectNoteSeen(page, editBox(page), saveEdit, `an edited note of ${count} lines`)
  }
})
