// docs/product/dictation.md

import type { Page } from 'playwright/test'
import type { StandInRecognition } from '../../shared/testing/recognition.ts'
import { installRecognition } from '../../shared/testing/recognition.ts'
import { expectAccessibleInEachTheme, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { learnerOf } from '../support/accounts.ts'
import { listenToAnnouncements } from '../support/announcements.ts'
import { tabTo } from '../support/keyboard.ts'
import { addBox, notesPanel } from '../support/notes.ts'
import { heading } from '../support/page.ts'
import { textStepOf } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'

const hear = (page: Page, words: string) =>
  page.evaluate((said) => {
    const { recognitions } = globalThis as unknown as { recognitions: StandInRecognition[] }
    recognitions.at(-1)?.hear(said)
  }, words)

test('a note is dictated by keyboard alone, undone, and ended with Escape', async ({ page, signIn, edition }) => {
  await page.addInitScript(installRecognition, 'service' as const)
  const announcements = await listenToAnnouncements(page)
  await signIn(learnerOf[edition])
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(textStepOf[edition])
  await expect(heading(page)).toBeVisible()
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(addBox(page)).toBeFocused()
  const dictate = notesPanel(page).getByRole('button', { name: 'Dictate' })
  await tabTo(page, dictate)
  await page.keyboard.press('Enter')

  await test.step('the notice has the focus and says where the sound goes', async () => {
    const notice = notesPanel(page).getByRole('group', { name: 'Before you dictate' })
    await expect(notice).toBeFocused()
    await expect(notice).toContainText('a service run by its maker')
    await expectNoSidewaysScroll(page)
    await expectAccessibleInEachTheme(page)
    await page.keyboard.press('Escape')
    await expect(dictate).toBeFocused()
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('button', { name: 'Agree and dictate' }))
    await page.keyboard.press('Enter')
  })

  await expect(notesPanel(page).getByText('Listening', { exact: true })).toBeVisible()
  await expect(addBox(page)).toBeFocused()
  await expectAccessibleInEachTheme(page)
  await hear(page, 'nouns first')
  await expect(addBox(page)).toHaveValue('Nouns first')
  await page.keyboard.type(',')
  await hear(page, 'then verbs')
  await expect(addBox(page)).toHaveValue('Nouns first, then verbs')
  await page.keyboard.press('Control+Z')
  await expect(addBox(page)).toHaveValue('Nouns first,')

  await page.keyboard.press('Escape')
  await expect(notesPanel(page).getByText('Listening', { exact: true })).toHaveCount(0)
  await expect(addBox(page)).toHaveValue('Nouns first,')
  await expect.poll(announcements).toEqual(expect.arrayContaining(['Listening', 'Dictation has ended']))
  await page.keyboard.press('Escape')
  await expect(addBox(page)).toHaveValue('')
})
