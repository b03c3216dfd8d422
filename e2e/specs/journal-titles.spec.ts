// docs/product/journal.md

import { openJournal, rows } from '../support/journal.ts'
import { readWith } from '../support/reading-settings.ts'
import { expect, test } from '../support/test.ts'

const entry = (day: number, title: string) => ({ date: `2026-11-${day}`, title })

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
