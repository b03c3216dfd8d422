import { expect } from 'playwright/test'
import { stepAt } from '../../support/steps.ts'
import type { EnginePage } from '../engine-page.ts'
import { openPage } from '../keyboard.ts'
import type { Said } from './said.ts'

/** What a scene works with: the page, what Orca says, and real keys of the desktop. */
export interface Stage {
  page: EnginePage
  said: Said
  press: (keys: string) => Promise<unknown>
  type: (text: string) => Promise<unknown>
}

/** Something that people do all day. Throws when Orca does not say what they need, or when what they type does not arrive. */
export interface Scene {
  name: string
  act: (stage: Stage) => Promise<void>
}

const step = stepAt('revision/plan-your-revision/make-a-plan/a-plan-with-gaps')
const checkedStep = stepAt('essay-writing/understand-the-task/plan-your-answer/task-recap')
/** For the browser, which a screen reader reads at the same time. */
const patience = { timeout: 20_000 }

const focusOn = (words: string) => `(() => {
  const found = [...document.querySelectorAll('a, button')].find((one) =>
    (one.getAttribute('aria-label') ?? one.innerText).split('\\n').some((line) => line.trim().startsWith(${JSON.stringify(words)})))
  found?.focus()
  return found !== undefined && found === document.activeElement
})()`

/** To a link or button by its first words, without the stops before it. The last stop is by key, so that Orca comes along. */
async function goTo({ page, said, press }: Stage, words: string): Promise<void> {
  await expect.poll(() => page.read(focusOn(words)), { ...patience, message: `no ${words}` }).toBe(true)
  await press('shift+Tab')
  await press('Tab')
  await said.silence('key')
}

/** Opens a page, and waits until all that is said about it has been said. */
async function begin({ page, said }: Stage, path: string): Promise<void> {
  await openPage(page, path)
  await said.hears('Finished loading')
  await said.silence('page')
}

/** Empty while the next page is not there yet. */
const pageHeading = 'document.querySelector("h1")?.innerText ?? ""'

/** What follows the element that has the focus, in its part of the page. */
const belowFocus = `(() => {
  const [focused, range] = [document.activeElement, document.createRange()]
  range.setStartAfter(focused)
  range.setEndAfter(focused.closest('main, [role=dialog]') ?? focused)
  return range.toString()
})()`

const lettersOf = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Down reads on where the page goes on below the focus; silence, the same words again and words from elsewhere are faults. */
async function readsOnBelowFocus({ page, said, press }: Stage): Promise<void> {
  const below = lettersOf(await page.read<string>(belowFocus)).slice(0, 200)
  await press('Down')
  const next = (await said.silence('key')).join(' ').trim()
  const firstWords = lettersOf(
    next
      .replace(/^List with \d+ items?\. \d+\./, '')
      .split(' ')
      .slice(0, 3)
      .join(''),
  )
  if (firstWords === '' || !below.includes(firstWords)) throw new Error(`Down reads “${next}”, not “${below}”`)
}

const typed = (page: EnginePage, text: string) =>
  expect.poll(() => page.read('document.activeElement.value'), { timeout: 5_000, message: 'what was typed' }).toBe(text)

export const scenes: Scene[] = [
  {
    name: 'note',
    act: async (stage) => {
      const { page, said, press, type } = stage
      await begin(stage, step)
      await goTo(stage, 'Add note')
      await press('Return')
      await said.hears('Note on')
      await type('here is a thought')
      await typed(page, 'here is a thought')
      await press('Return')
      await said.hears('Note saved')
      await press('Escape')
      await said.hears('Add note')
    },
  },
  {
    name: 'continue',
    act: async (stage) => {
      const { page, said, press } = stage
      await begin(stage, step)
      for (let times = 0; times < 2; times++) {
        const before = await page.read<string>(pageHeading)
        await goTo(stage, 'Continue')
        await press('Return')
        await expect
          .poll(() => page.read(`!["", ${JSON.stringify(before)}].includes(${pageHeading})`), patience)
          .toBe(true)
        await said.hears(await page.read<string>(pageHeading))
        await said.silence('page')
        await readsOnBelowFocus(stage)
      }
    },
  },
  {
    name: 'quick-check',
    act: async (stage) => {
      const { page, said, press } = stage
      await begin(stage, checkedStep)
      await page.read(`document.querySelectorAll('fieldset').forEach((one) => one.querySelector('input').click())`)
      await goTo(stage, 'Check my answers')
      await press('Return')
      await said.hears('right')
      await said.silence('page')
      await readsOnBelowFocus(stage)
      await goTo(stage, 'Answer again')
      await press('Return')
      await said.silence('page')
      await readsOnBelowFocus(stage)
    },
  },
  {
    name: 'journal',
    act: async (stage) => {
      const { page, said, press, type } = stage
      await begin(stage, '/dashboard/reflect')
      const isFirst = (await page.text()).includes('No entries yet')
      await goTo(stage, isFirst ? "LET'S DO THIS!" : 'NEW ENTRY')
      await press('Return')
      await said.hears('entry')
      await type('keeping a diary')
      await typed(page, 'keeping a diary')
      await press('Return')
      await said.hears('OBSERVE')
      await said.silence('key')
    },
  },
  {
    name: 'search',
    act: async (stage) => {
      const { page, said, press, type } = stage
      await begin(stage, '/dashboard/learn')
      await page.read('document.querySelector("[role=combobox]").focus()')
      await press('shift+Tab')
      await press('Tab')
      await said.hears('Search')
      await type('exam')
      await said.hears('result')
      await press('Down')
      await said.hears('xam')
    },
  },
  {
    name: 'settings',
    act: async (stage) => {
      const { said, press } = stage
      await begin(stage, step)
      await goTo(stage, 'Accessibility settings')
      await press('Return')
      await said.hears('Accessibility settings')
      await said.silence('key')
      await press('Tab')
      if ((await said.silence('key')).length === 0) throw new Error('Tab in the panel says nothing')
      await press('Escape')
      await said.hears('Accessibility settings')
    },
  },
  {
    name: 'sign-out',
    act: async (stage) => {
      const { said, press } = stage
      await begin(stage, '/dashboard/learn')
      await goTo(stage, 'Account menu')
      await press('Return')
      await said.hears('View profile')
      await press('End')
      await said.hears('Sign out')
      await press('Return')
      await said.hears('You have signed out')
    },
  },
  {
    name: 'highlight',
    act: async (stage) => {
      const { page, said, press } = stage
      await begin(stage, step)
      await goTo(stage, 'Highlight or look up')
      await press('Return')
      await said.hears('Previous sentence')
      await goTo(stage, 'Word')
      await press('Return')
      await said.silence('key')
      await goTo(stage, 'Next word')
      await press('Return')
      await said.silence('key')
      const word = await page.read<string>('String(getSelection()).trim()')
      await goTo(stage, 'Important')
      await press('Return')
      await said.hears('Highlight saved')
      await goTo(stage, 'Look up')
      await press('Return')
      await said.hears('meaning')
      await typed(page, word)
    },
  },
  {
    name: 'small-app',
    act: async (stage) => {
      const { page, said, press, type } = stage
      await openPage(page, '/apps/question-unpicker')
      await said.hears('Question unpicker')
      await said.silence('page')
      await goTo(stage, 'Unpick the question')
      await press('shift+Tab')
      await said.hears('Your essay question')
      await type('Discuss two causes of low turnout in Leeds')
      await press('Tab')
      await press('Return')
      await said.hears('task word')
      await said.silence('key')
    },
  },
]
