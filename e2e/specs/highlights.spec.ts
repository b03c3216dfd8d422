// docs/product/notes.md docs/product/dictionary.md

import type { Page } from 'playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { chooseByKeyboard } from '../support/keyboard.ts'
import { notesPanel } from '../support/notes.ts'
import { button, heading } from '../support/page.ts'
import { stepAt, textStepOf } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'

/** Who reads which text of an edition, and words in one line of it. */
const readings = {
  study: {
    as: 'institution',
    step: stepAt('revision/exam-day/before-the-exam/sleep-food-and-kit'),
    words: 'learning new things',
  },
  pro: { as: 'pro', step: textStepOf.pro, words: 'Good minutes let people act' },
} as const
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Selected text' })
const inBar = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true })

/** The words that are shown in a colour. */
const shownIn = (page: Page, colour: string) =>
  page.evaluate((name) => [...(CSS.highlights.get(name) ?? [])].map(String).join(), `text-${colour}`)

async function dragOver(page: Page, words: string) {
  const box = await page.evaluate((text) => {
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const at = node.textContent?.indexOf(text) ?? -1
      if (at < 0) continue
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + text.length)
      return range.getBoundingClientRect().toJSON() as DOMRect
    }
    throw new Error(`No ${text}`)
  }, words)
  const y = box.y + box.height / 2
  await page.mouse.move(box.x + 1, y)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width - 1, y, { steps: 5 })
  await page.mouse.up()
}

test('text is highlighted by mouse and keyboard, found again, listed, looked up and removed', { tag: '@pro' }, async ({
  page,
  signIn,
  edition,
}) => {
  const { as, step, words } = readings[edition]
  await signIn(as)
  await page.goto(step)
  await expect(heading(page)).toBeVisible()

  await test.step('selected words get a colour by one press', async () => {
    await dragOver(page, words)
    await expectAccessible(page)
    await inBar(page, 'Important').click()
    await expect(bar(page)).toHaveCount(0)
    expect(await shownIn(page, 'yellow')).toBe(words)
  })

  await test.step('by keyboard alone the bar goes from sentence to sentence, and Escape closes it', async () => {
    await chooseByKeyboard(page, button(page, 'Highlight or look up'))
    await expect(inBar(page, 'Previous sentence')).toBeFocused()
    await chooseByKeyboard(page, inBar(page, 'Next sentence'))
    const selected = () => page.evaluate(() => String(getSelection()))
    await expect.poll(selected).not.toBe('')
    const chosen = await selected()
    await chooseByKeyboard(page, inBar(page, 'Question'))
    await expect.poll(() => shownIn(page, 'blue')).toBe(chosen)
    await page.keyboard.press('Escape')
    await expect(bar(page)).toHaveCount(0)
    await expect(button(page, 'Highlight or look up')).toBeFocused()
  })

  await test.step('both are there after a reload', async () => {
    await page.reload()
    await expect.poll(() => shownIn(page, 'yellow')).toBe(words)
    expect(await shownIn(page, 'blue')).not.toBe('')
  })

  await test.step('a word is looked up, also in a window of 320 pixels', async () => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.keyboard.press('Alt+Shift+H')
    await inBar(page, 'Word').click()
    await inBar(page, 'Look up').click()
    const dialog = page.getByRole('dialog', { name: 'Dictionary' })
    await dialog.getByRole('textbox', { name: 'Word' }).fill('equipment')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('heading', { name: 'equipment noun' })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.keyboard.press('Escape')
    await expect(inBar(page, 'Look up')).toBeFocused()
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 1280, height: 720 })
  })

  await test.step('the notes panel lists them by colour, and removes one', async () => {
    await button(page, 'Add note').click()
    await notesPanel(page).getByRole('button', { name: 'Highlights' }).click()
    await notesPanel(page).getByRole('combobox', { name: 'Colour' }).selectOption('Important')
    const card = notesPanel(page).getByRole('article')
    await expect(card).toContainText(words)
    await expectAccessible(page)
    await card.getByRole('button', { name: /^Remove/ }).click()
    await expect(card).toHaveCount(0)
    await expect.poll(() => shownIn(page, 'yellow')).toBe('')
  })
})
