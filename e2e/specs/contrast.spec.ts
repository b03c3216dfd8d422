// docs/product/accessibility.md, docs/product/display.md

import type { Locator, Page } from 'playwright/test'
import type { Account } from '../support/accounts.ts'
import { expectContrast } from '../support/contrast.ts'
import { allLooks, lookOf, showLook, shownLook } from '../support/looks.ts'
import { watchNetwork } from '../support/network.ts'
import { button, heading, mainMenu } from '../support/page.ts'
import { readWith } from '../support/reading-settings.ts'
import { stepAt } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'

interface Place {
  name: string
  path: string
  as?: Account
  reach?: (page: Page) => Promise<void>
}

const chapter = 'essay-writing/understand-the-task/read-the-question'
const textStep = stepAt(`${chapter}/what-the-question-asks`)
const places: Place[] = [
  { name: 'landing', path: '/' },
  { name: 'sign-in', path: '/auth/sign-in', reach: (page) => button(page, 'Sign in').click() },
  { name: 'home', path: '/dashboard/learn', as: 'student' },
  { name: 'text step', path: textStep, as: 'student', reach: (page) => button(page, 'READ MORE').click() },
  {
    name: 'video step',
    path: stepAt(`${chapter}/reading-an-essay-question`),
    as: 'student',
    reach: async (page) => {
      await page.getByRole('button', { name: /^Chapters/ }).click()
      await button(page, 'TRANSCRIPT').click()
      await expect(page.getByRole('region', { name: 'Transcript' })).toBeVisible()
    },
  },
  {
    name: 'notes panel',
    path: '/dashboard/learn',
    as: 'student',
    reach: async (page) => {
      await mainMenu(page).getByRole('button', { name: 'Notes' }).click()
      await expect(page.getByRole('dialog').getByRole('article').first()).toBeVisible()
    },
  },
  {
    name: 'journal',
    path: '/dashboard/reflect',
    as: 'student',
    reach: (page) => page.getByRole('checkbox').nth(1).check(),
  },
  { name: 'support', path: '/support', as: 'student' },
  { name: 'wellbeing', path: '/wellbeing', as: 'student' },
  { name: 'study tools', path: '/dashboard/study-tools', as: 'student' },
  {
    name: 'question unpicker',
    path: '/apps/question-unpicker',
    as: 'student',
    reach: (page) => button(page, 'Use this sample').click(),
  },
  {
    name: 'reading ruler',
    path: '/apps/reading-ruler',
    as: 'student',
    reach: (page) => button(page, 'Use the sample').click(),
  },
]

/** As high as any of these pages, so that nothing lies outside of the window, where the browser does not say what covers it. */
const wholePage = { width: 1280, height: 4000 }

async function open(page: Page, { path, reach }: Place) {
  const network = watchNetwork(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(wholePage)
  await page.goto(path)
  await expect(heading(page)).toBeVisible()
  await reach?.(page)
  await network.idle()
}

/** In each swatch, theme and contrast of the product, and in the colours that a device forces on it. */
async function expectSeen(page: Page, place: Place) {
  await open(page, place)
  await expectContrast(page, allLooks(), place.name)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, forcedColors: 'active' })
    await expectContrast(page, allLooks().slice(0, 2), `${place.name}, forced colours, ${colorScheme}`)
  }
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' })
}

for (const [who, visited = []] of Object.entries(Object.groupBy(places, ({ as = 'visitor' }) => as))) {
  test(`text and marks are seen in every swatch, light, dark, high contrast and forced colours: ${who}`, async ({
    page,
    signIn,
  }) => {
    test.setTimeout(visited.length * 60_000)
    for (const place of visited) {
      if (place.as) await signIn(place.as)
      await expectSeen(page, place)
    }
    if (who === 'student')
      await test.step('the looks that were measured are those that the settings give', () =>
        expectLooksOfSettings(page))
  })
}

/** What was measured is what the settings give. */
async function expectLooksOfSettings(page: Page) {
  const chosen = {
    yellow: { backgroundColor: '#000000', fontColor: '#FFF200' },
    cream: { backgroundColor: '#FBF3DE', fontColor: '#1F2430' },
  }
  for (const setting of [
    { theme: 'light' as const },
    { theme: 'dark' as const },
    { theme: 'high-contrast' as const },
    { theme: 'light' as const, ...chosen.yellow },
    { theme: 'dark' as const, ...chosen.cream },
    { theme: 'high-contrast' as const, ...chosen.yellow },
  ]) {
    const { theme, ...colours } = setting as typeof setting & Partial<typeof chosen.yellow>
    const wire = { theme, background_color: colours.backgroundColor ?? null, font_color: colours.fontColor ?? null }
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await readWith(page, wire)
    await page.goto(textStep)
    await expect(heading(page)).toBeVisible()
    const given = await shownLook(page)
    await showLook(page, lookOf({ name: theme, setting, scheme: theme === 'dark' ? 'dark' : 'light' }))
    expect(await shownLook(page), JSON.stringify(setting)).toEqual(given)
  }
}

/** How many pictures are looked at after a change: longer than any colour fades. */
const frames = 30

/** From now on notes the colours of all parts of the page, picture by picture. Runs in the page. */
function watchColours(frameCount: number): void {
  const parts = [...document.body.querySelectorAll('*')].filter((part) => part.checkVisibility())
  const seen = parts.map(() => new Set<string>())
  const state = { left: frameCount, strange: [] as string[] }
  const look = () => {
    for (const [at, part] of parts.entries()) {
      const { color, backgroundColor, borderTopColor } = getComputedStyle(part)
      if (part.isConnected) seen[at]?.add([color, backgroundColor, borderTopColor].join(' '))
    }
    state.left -= 1
    if (state.left > 0) return requestAnimationFrame(look)
    state.strange = parts.flatMap((part, at) => {
      const colours = [...(seen[at] ?? [])]
      return colours.length > 2 ? [`${part.outerHTML.slice(0, 80)}: ${colours.slice(0, 4).join(', ')}`] : []
    })
  }
  look()
  Object.assign(globalThis, { e2eColours: state })
}

async function expectNoFade(page: Page, where: string, change: Locator) {
  await page.evaluate(watchColours, frames)
  // No pointer on it, which has colours of its own.
  await change.evaluate((control: HTMLElement) => control.click())
  const state = () =>
    page.evaluate(() => (globalThis as unknown as { e2eColours: { left: number; strange: string[] } }).e2eColours)
  await expect.poll(async () => (await state()).left).toBe(0)
  expect((await state()).strange, where).toEqual([])
}

test('a change of theme or swatch shows each part in its old and its new colours, and in none between', async ({
  page,
  signIn,
}) => {
  const darkMode = page.getByRole('button', { name: 'Dark mode' })
  await signIn('student')
  for (const path of [
    '/dashboard/learn',
    textStep,
    '/dashboard/reflect',
    '/wellbeing',
    '/dashboard/settings/profile/software-selection',
  ]) {
    const network = watchNetwork(page)
    await page.goto(path)
    await expect(heading(page)).toBeVisible()
    await network.idle()
    for (const turn of ['there', 'and back']) await expectNoFade(page, `${path} ${turn}`, darkMode)
  }
  await page.goto(textStep)
  await button(page, 'Accessibility settings').press('Enter')
  const panel = page.getByRole('dialog', { name: 'Accessibility settings' })
  for (const name of ['Midnight', 'Cream', 'Black and yellow', 'High contrast', 'Dark'])
    await expectNoFade(page, name, panel.getByRole('radio', { name }).first())
})
