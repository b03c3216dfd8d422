// docs/product/steps-and-player.md

import type { Edition } from '@stepwise/shared/contracts'
import type { BrowserContext, Page } from 'playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { learnerOf } from '../support/accounts.ts'
import { chooseByKeyboard, fillByKeyboard } from '../support/keyboard.ts'
import { addBox } from '../support/notes.ts'
import { expectFocusWithin, heading } from '../support/page.ts'
import { stepAt } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'

const press = (page: Page, name: string) => chooseByKeyboard(page, page.getByRole('button', { name, exact: true }))
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

interface SmallApp {
  edition: Edition
  step: string
  name: string
  /** By keyboard alone, from empty to what its step promises. */
  use: (page: Page) => Promise<void>
  /** What is still there after a reload. */
  result: (page: Page) => Promise<void>
  /** What the person takes along, and the button that copies it. */
  copy?: [button: string, text: RegExp]
  /** What it adds to the notes of its step. */
  note?: string
}

const apps: SmallApp[] = [
  {
    edition: 'study',
    step: 'essay-writing/understand-the-task/read-the-question/question-unpicker',
    name: 'Question unpicker',
    use: async (page) => {
      await fillByKeyboard(page, 'Your essay question', 'Discuss two causes of low turnout in Leeds. (500 words)')
      await press(page, 'Unpick the question')
    },
    result: (page) => expect(page.getByText('(500 words) (length)')).toBeVisible(),
    copy: ['Copy checklist', /\n- Topic: low turnout\n- Task: discuss\..*\n.*\n.*\n- Extra \(length\): \(500 words\)$/],
    note: '- Topic: low turnout',
  },
  {
    edition: 'study',
    step: 'essay-writing/quote-and-reference/references-that-hold/referencing-helper',
    name: 'Referencing helper',
    use: async (page) => {
      await fillByKeyboard(page, 'Title', 'Fernshire by bus')
      await fillByKeyboard(page, 'Authors, one on each line', 'Penwhistle, Olive')
      await fillByKeyboard(page, 'Year', '2021')
      await press(page, 'Make the reference')
      await press(page, 'Add it to my list')
      await page.getByRole('radio', { name: 'APA 7' }).press('Space')
    },
    result: (page) =>
      expect(page.getByRole('region', { name: 'Your list' }).getByRole('listitem')).toContainText(
        'Penwhistle, O. (2021). Fernshire by bus.',
      ),
    copy: ['Copy list', /^Penwhistle, O\. \(2021\)\. Fernshire by bus\.$/],
    note: 'Penwhistle, O. (2021). Fernshire by bus.',
  },
  {
    edition: 'study',
    step: 'reading-research/read-with-a-purpose/before-you-read/reading-ruler',
    name: 'Reading ruler',
    use: async (page) => {
      await fillByKeyboard(page, 'Your text', 'One. Two. Three. Four. Five.')
      await press(page, 'Start reading')
      await expect(page.getByRole('listbox')).toBeFocused()
      await page.getByRole('radio', { name: 'Two', exact: true }).press('Space')
    },
    result: async (page) => {
      await expect(page.getByLabel('Your text', { exact: true })).toHaveValue('One. Two. Three. Four. Five.')
      await press(page, 'Start reading')
      await expect(page.getByRole('radio', { name: 'Two', exact: true })).toBeChecked()
      // A person who dims text wants it fainter than axe does.
      await page.getByRole('radio', { name: 'Not at all' }).press('Space')
    },
  },
  {
    edition: 'study',
    step: 'presentations/give-your-talk/steady-yourself/breathing-space',
    name: 'Breathing space',
    use: async (page) => {
      await press(page, 'Start')
      await press(page, 'Stop')
    },
    result: (page) => expect(page.getByRole('button', { name: 'Start' })).toBeVisible(),
  },
  {
    edition: 'pro',
    step: 'writing-at-work/emails-that-get-answers/start-with-the-reader/email-planner',
    name: 'Email planner',
    use: async (page) => {
      await fillByKeyboard(page, 'Who is it to?', 'Dele')
      await fillByKeyboard(page, 'What do you want them to do?', 'Could you order twenty pairs of work gloves, please?')
      await fillByKeyboard(page, 'By when?', 'Friday 19 June')
      await press(page, 'Write the email')
    },
    result: (page) =>
      expect(page.getByLabel('Subject line')).toHaveValue('Order twenty pairs of work gloves by Friday 19 June'),
    copy: ['Copy message', /^Hello Dele,\n\nCould you please order twenty pairs of work gloves by Friday 19 June\?/],
  },
  {
    edition: 'pro',
    step: 'meetings-and-calls/before-you-meet/decide-and-plan/meeting-planner',
    name: 'Meeting planner',
    use: async (page) => {
      await fillByKeyboard(page, 'Item name', 'Holidays')
      await fillByKeyboard(page, 'Minutes for the item', '30')
      await page.keyboard.press('Enter')
    },
    result: (page) => expect(page.getByRole('button', { name: /^Move up / })).toHaveCount(1),
    copy: ['Copy agenda', /1\. Holidays: 30 minutes, to discuss$/],
  },
  {
    edition: 'pro',
    step: 'time-and-energy/energy-and-focus/spend-energy-well/energy-planner',
    name: 'Energy planner',
    use: async (page) => {
      await page.getByLabel('14:00 to 15:00').press('h')
      await fillByKeyboard(page, 'Task name', 'Check the orders')
      await page.getByRole('radio', { name: 'Middle' }).press('ArrowLeft')
      await press(page, 'Add task')
      await press(page, 'Plan my day')
    },
    result: (page) =>
      expect(page.getByRole('listitem').filter({ hasText: '14:00 to 14:30' })).toContainText('Check the orders'),
    copy: ['Copy planned day', /14:00 to 14:30 {2}Check the orders \(30 minutes, high energy\)/],
  },
  {
    edition: 'pro',
    step: 'asking-for-what-you-need/ask-and-agree/agree-and-keep/your-workplace-passport',
    name: 'Workplace passport',
    use: async (page) => {
      await fillByKeyboard(page, 'What helps me', 'Written instructions')
      await press(page, 'Make my passport')
    },
    result: (page) =>
      expect(page.getByRole('region', { name: 'My workplace passport' })).toContainText('Written instructions'),
    copy: ['Copy passport', /What helps me\nWritten instructions/],
  },
]

async function openFromStep(page: Page, context: BrowserContext, { step, name }: SmallApp): Promise<Page> {
  await page.goto(stepAt(step))
  const opened = context.waitForEvent('page')
  await chooseByKeyboard(page, page.getByRole('link', { name: new RegExp(`${name}.*Opens in a new tab`) }))
  const app = await opened
  await expect(heading(app)).toHaveText(name)
  return app
}

/** What every page of the product has: the first stop leads past the bar, the settings open, and the ruler lies over it. */
async function expectHelpsOfEachPage(app: Page) {
  await app.keyboard.press('Tab')
  const skip = app.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await app.keyboard.press('Enter')
  await expectFocusWithin(app.getByRole('main'))
  await chooseByKeyboard(app, app.getByRole('button', { name: 'Accessibility settings' }))
  await expect(app.getByRole('dialog', { name: 'Accessibility settings' })).toBeVisible()
  await app.keyboard.press('Escape')
  await app.keyboard.press('Alt+Shift+R')
  await expect(app.locator('[data-reading-ruler]')).toBeVisible()
  await app.keyboard.press('Alt+Shift+R')
  await expect(app.locator('[data-reading-ruler]')).toHaveCount(0)
}

test('each small app keeps the promise of its step by keyboard alone, loses nothing at a reload, and leads back', {
  tag: '@pro',
}, async ({ page, context, signIn, edition }) => {
  const own = apps.filter((app) => app.edition === edition)
  test.setTimeout(own.length * 90_000)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(learnerOf[edition])
  for (const each of own) {
    await test.step(each.name, async () => {
      const app = await openFromStep(page, context, each)
      await each.use(app)
      await each.result(app)
      await app.reload()
      await each.result(app)
      await app.reload()
      await expect(heading(app)).toHaveText(each.name)
      await expectHelpsOfEachPage(app)
      if (each.copy) {
        const [button, text] = each.copy
        await press(app, button)
        await expect.poll(() => copied(app)).toMatch(text)
      }
      await expectAccessible(app)
      await app.emulateMedia({ colorScheme: 'dark' })
      await expectAccessible(app)
      await app.setViewportSize({ width: 320, height: 256 })
      await expectNoSidewaysScroll(app)
      if (each.note) {
        await press(app, 'Add it to my notes')
        await expect(addBox(app)).toBeFocused()
        await expect(addBox(app)).toHaveValue(new RegExp(each.note.replaceAll(/[.()]/g, '\\$&')))
        await expect(app).toHaveURL(stepAt(each.step))
        // In a window this narrow, Back closes the notes first.
        await app.goBack()
        await expect(app.getByRole('dialog', { name: 'Notes' })).toHaveCount(0)
        await app.goBack()
        await each.result(app)
      }
      await chooseByKeyboard(app, app.getByRole('link', { name: 'Back to your step' }))
      await expect(app).toHaveURL(stepAt(each.step))
      await app.close()
    })
  }
})
