import { expect } from 'playwright/test'
import { password } from '../../support/accounts.ts'
import type { EnginePage } from '../engine-page.ts'
import { tabTo } from '../keyboard.ts'
import type { Said } from './said.ts'

type Recorder = {
  said: Said
  pressKeys: (keys: string) => Promise<unknown>
  email: string
}

/** For a browser that is read at the same time. */
const patience = { timeout: 30_000 }

const wordsOfFocused =
  '[...(document.activeElement.labels ?? []), document.activeElement].map((one) => one.innerText).join(" ")'

const focusOn = (words: string) => `(() => {
  const found = [...document.querySelectorAll('a, button')].find((one) =>
    (one.getAttribute('aria-label') ?? one.innerText).trim().startsWith(${JSON.stringify(words)}))
  found?.focus()
  return found !== undefined && found === document.activeElement
})()`

/** Sign in, step, note, journal, as somebody with a screen reader walks it. */
export async function journey(page: EnginePage, { said, pressKeys, email }: Recorder): Promise<void> {
  /** Does something, waits until the page is there that it leads to, and then for all that is said of it. */
  const does = async (words: string, act: () => Promise<unknown>, arrived?: () => Promise<void>) => {
    said.heading(words)
    await act()
    await arrived?.()
    await said.phrases(arrived ? 'page' : 'key')
  }
  const keys = async (...all: string[]) => {
    for (const key of all) await does(`[${key}]`, () => pressKeys(key))
  }
  const enter = (arrived?: () => Promise<void>) => does('[Enter]', () => pressKeys('Return'), arrived)
  const typeInto = async (name: string, text: string) => {
    await tabTo(page, { name })
    await said.hears(name)
    await page.type(text)
  }
  /** To a link or button by its first words, without the many stops before it. The last one is by key, so that Orca comes along. */
  const goTo = (words: string) =>
    does(`goes to ${words}`, async () => {
      expect(await page.read(focusOn(words)), words).toBe(true)
      await pressKeys('shift+Tab')
      await pressKeys('Tab')
    })
  // Not by its name in the tree, which Firefox does not tell while a screen reader reads a panel that has just opened.
  const focused = (words: string) => async () =>
    void (await expect.poll(() => page.read(wordsOfFocused), patience).toContain(words))
  const heading = (path: RegExp) => async () => {
    await expect.poll(() => page.read('location.pathname'), patience).toMatch(path)
    await expect.poll(() => page.read('document.activeElement.tagName'), patience).toBe('H1')
  }

  await does(
    '== opens the sign-in page',
    () => page.open('/auth/sign-in'),
    () => expect.poll(() => page.read('document.title'), patience).toBe('Sign in - Stepwise'),
  )
  await typeInto('Email address', email)
  await typeInto('Password', 'not-my-password')
  await does('== sends a wrong password', () => pressKeys('Return'), focused('There is a problem'))
  await typeInto('Password', password)
  await does('== signs in', () => pressKeys('Return'), heading(/^\/dashboard\/learn$/))
  await keys('Down', 'Down')

  said.heading('== opens the step to go on with')
  await goTo('Continue: A plan with gaps')
  await enter(heading(/a-plan-with-gaps$/))
  await keys('Down', 'Down')

  said.heading('== writes a note')
  await goTo('Add note')
  await enter(focused('Note on'))
  await said.hears('Note on')
  await page.type('Gaps are questions.')
  await enter(() => expect.poll(() => page.text(), patience).toContain('Gaps are questions.'))
  await does('[Escape]', () => pressKeys('Escape'), focused('Add note'))

  said.heading('== goes on to the next step, back and forward')
  await goTo('Continue')
  await enter(heading(/testing-yourself$/))
  await does('[Alt+Left]', () => pressKeys('alt+Left'), heading(/a-plan-with-gaps$/))
  await does('[Alt+Right]', () => pressKeys('alt+Right'), heading(/testing-yourself$/))

  said.heading('== writes an entry of the journal')
  await goTo('Reflect')
  await enter(heading(/^\/dashboard\/reflect$/))
  const hasEntries = (await page.text()).includes('NEW ENTRY')
  await goTo(hasEntries ? 'NEW ENTRY' : "LET'S DO THIS!")
  await enter(() => expect.poll(() => page.read('document.activeElement.tagName'), patience).toBe('INPUT'))
  await said.hears('entry')
  await page.type('A walk by the river')
  await enter(focused('OBSERVE'))
  await typeInto('What happened?', 'I went for a walk.')
  for (const name of ['REFLECT', 'ACTION']) {
    await goTo('NEXT')
    await enter(focused(name))
  }
  await typeInto('What will you do next time?', 'Walk again.')
  await goTo('FINISH')
  await enter(focused('NEW ENTRY'))
}
