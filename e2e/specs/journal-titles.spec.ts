// docs/product/journal.md

import type { Page } from 'playwright/test'
import { openJournal, rows } from '../support/journal.ts'
import { chooseByKeyboard, chooseInMenu } from '../support/keyboard.ts'
import { button } from '../support/page.ts'
import { readWith } from '../support/reading-settings.ts'
import { expect, test } from '../support/test.ts'

const entry = (day: number, title: string) => ({ date: `2026-11-${day}`, title })
const box = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name })

/** Confirms with the keyboard. The dialog begins at CANCEL. */
async function confirmDeletion(page: Page): Promise<void> {
  await expect(button(page, 'CANCEL')).toBeFocused()
  await chooseByKeyboard(page, button(page, 'DELETE'))
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function deleteByMenu(page: Page, title: string): Promise<void> {
  await button(page, `Options for ${title}`).press('Enter')
  await chooseInMenu(page, 'Delete')
  await confirmDeletion(page)
}

async function deleteSelected(page: Page, names: (string | RegExp)[]): Promise<void> {
  for (const name of names) await box(page, name).press('Space')
  await button(page, 'Delete selected').press('Enter')
  await confirmDeletion(page)
}

test('after a deletion the focus is on the next entry, at the end on the one before, and then on "No entries yet!"', {
  tag: '@core',
}, async ({ page, signIn }) => {
  await signIn('qa')
  const titles = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh']
  await openJournal(
    page,
    titles.map((title, index) => entry(27 - index, title)),
  )
  await deleteByMenu(page, 'Second')
  await expect(button(page, 'Third')).toBeFocused()
  await deleteByMenu(page, 'Seventh')
  await expect(button(page, 'Sixth')).toBeFocused()
  await deleteSelected(page, [/^Select First/, /^Select Fourth/])
  await expect(button(page, 'Fifth')).toBeFocused()
  await deleteSelected(page, [/^Select Fifth/, /^Select Sixth/])
  await expect(button(page, 'Third')).toBeFocused()
  await deleteSelected(page, ['Select all entries'])
  await expect(page.getByRole('heading', { name: 'No entries yet!' })).toBeFocused()
  // From there the next Tab goes on to what can be done.
  await page.keyboard.press('Tab')
  await expect(button(page, "LET'S DO THIS!")).toBeFocused()
})

test('in a title only a word that is too long alone is broken', async ({ page, signIn }) => {
  await signIn('qa')
  const longest = 'Donaudampfschifffahrtsgesellschaftskapitän'
  await openJournal(page, [entry(20, 'Planning the geography presentation'), entry(19, longest)])
  for (const { width, size } of [
    { width: 320, size: 2 },
    { width: 375, size: 2 },
    { width: 320, size: 10 },
    { width: 640, size: 10 },
    { width: 768, size: 10 },
    { width: 1280, size: 10 },
  ]) {
    await page.setViewportSize({ width, height: 700 })
    await page.unroute('**/api/auth/authorize')
    await readWith(page, { font_size: size })
    await page.reload()
    await expect(rows(page)).toHaveCount(2)
    const where = `${width} px, text size ${size}`
    expect(await rows(page).first().evaluate(brokenWords), where).toEqual([])
    if (size === 2) expect(await page.locator('td time').evaluateAll(linesOfEach), where).toEqual([1, 1])
    // Nothing of the long one is cut off at the side.
    expect(await rows(page).last().evaluate(isCutOff), where).toBe(false)
  }
})

const linesOfEach = (times: Element[]) =>
  times.map((time) => {
    const range = document.createRange()
    range.selectNodeContents(time)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })

/** Words that are on more than one line. */
function brokenWords(cell: Element): string[] {
  const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode()
  const content = text?.textContent ?? ''
  return [...content.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    const range = document.createRange()
    if (text) range.setStart(text, index)
    if (text) range.setEnd(text, index + word.length)
    const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
    return tops.size > 1 ? [word] : []
  })
}

function isCutOff(cell: Element): boolean {
  const range = document.createRange()
  range.selectNodeContents(cell)
  return range.getBoundingClientRect().right > cell.getBoundingClientRect().right + 1
}
