// docs/product/errors.md

import type { BrowserContext, Page } from 'playwright/test'
import { forEachConcurrently } from '../../tools/build/concurrency.ts'
import { listenToAnnouncements } from '../support/announcements.ts'
import { alterPage, fileFaults, listenToReports, releaseWithFault, withRegistry } from '../support/faults.ts'
import { heading, mainMenu } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

const home = '/dashboard/learn'
const homeHeading = /^Hi /
const atOnce = 4
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again', exact: true })

/** Several pages are open: only one of them can have the focus of the window. */
const expectHeadingActive = (page: Page) =>
  expect.poll(() => heading(page).evaluate((element) => element === document.activeElement)).toBe(true)

test.beforeEach(({ noise }) => noise.allow(/./))

/** Opens one page after the other for each fault, some of them at once. Every page is of the same person. */
async function eachFault(
  context: BrowserContext,
  faults: string[],
  check: (page: Page, fault: string) => Promise<void>,
) {
  const problems: string[] = []
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('stepwise.signed-in', '1')
  })
  await forEachConcurrently(faults, atOnce, async (fault) => {
    const page = await context.newPage()
    await check(page, fault).catch((error: Error) => problems.push(`${fault}: ${error.message}`))
    await page.close()
  })
  expect(problems).toEqual([])
}

const files = {
  'the entry of a remote': /\/learn\/.*\/remoteEntry\./,
  'the chunk that a remote exposes': /\/learn\/[^/]+\/remote\./,
  'the script of a page': /\/learn\/.*\/page-learn-home\..*\.js/,
  'the style sheet of a page': /\/learn\/.*\/page-learn-home\..*\.css/,
}

for (const [name, file] of Object.entries(files)) {
  test(`${name} that fails, in any way, is a card in its place, announced and reported; Try again shows the page`, async ({
    context,
    signIn,
  }) => {
    test.setTimeout(120_000)
    await signIn('student')
    // The ten seconds of a hanging file are the same for all.
    const faults = Object.keys(fileFaults).filter((fault) => fault !== 'hanging' || /entry|script/.test(name))
    await eachFault(context, faults, async (page, fault) => {
      const announcements = await listenToAnnouncements(page)
      const reports = listenToReports(page)
      await page.route(file, (route) => fileFaults[fault]?.(route))
      await page.goto(home)
      await expect(heading(page)).toHaveText('Learn could not be shown', { timeout: 20_000 })
      await expect.poll(announcements).toContain('Learn could not be loaded.')
      expect(reports()).toContain('learn: fault')
      expect(await page.evaluate(() => 'e2eAltered' in globalThis)).toBe(false)

      await mainMenu(page).getByRole('link', { name: 'Wellbeing', exact: true }).click()
      await expect(heading(page)).toHaveText('Wellbeing')
      await page.goBack()
      await expect(heading(page)).toHaveText(/^(Learn could not be shown|Hi .*)$/, { timeout: 20_000 })
      await page.unroute(file)
      // What was hanging comes by itself, perhaps just before the press.
      await expect(async () => {
        if (await tryAgain(page).isVisible()) await tryAgain(page).click({ timeout: 2000 })
        await expect(heading(page)).toHaveText(homeHeading)
      }).toPass()
      await expectHeadingActive(page)
      await expect.poll(announcements).toContain('Learn is back.')
    })
  })
}

test('a file that is altered once, or only at the retry, is refused then, and asked for again', async ({
  context,
  signIn,
}) => {
  await signIn('student')
  const altered = ['entry 1', 'entry 2', 'script 1', 'style sheet 1']
  await eachFault(context, altered, async (page, fault) => {
    const [, file] = Object.entries(files).find(([name]) => name.includes(fault.split(/ \d/)[0] ?? '')) ?? []
    let asked = 0
    await page.route(file ?? /never/, (route) => {
      asked += 1
      // At the second, the first has been lost on its way.
      if (fault.endsWith('2') && asked === 1) return route.abort()
      return asked <= Number(fault.at(-1)) ? fileFaults.altered?.(route) : route.continue()
    })
    await page.goto(home)
    await expect(heading(page)).toHaveText(homeHeading)
    expect(asked).toBeGreaterThan(1)
    expect(await page.evaluate(() => 'e2eAltered' in globalThis)).toBe(false)
  })
})

test('a page that is altered is refused at a navigation by menu, too', async ({ page, signIn }) => {
  await signIn('student')
  const chunk = /\/wellbeing\/.*\/page-.*\.js/
  await page.route(chunk, (route) => fileFaults.altered?.(route))
  await page.goto(home)
  await mainMenu(page).getByRole('link', { name: 'Wellbeing', exact: true }).click()
  await expect(heading(page)).toHaveText(/could not be shown$/)
  expect(await page.evaluate(() => 'e2eAltered' in globalThis)).toBe(false)
  await page.unroute(chunk)
  await tryAgain(page).click()
  await expect(heading(page)).toHaveText('Wellbeing')
})

test('a shared module that is altered is refused: what needs it says so, and comes back', async ({ page, signIn }) => {
  await signIn('student')
  const chunk = /\/host\/[^/]+\/(?!main)[^/]*\.js/
  await page.route(chunk, (route) => fileFaults.altered?.(route))
  await page.goto('/dashboard/reflect')
  await expect(heading(page)).toHaveText(/could not be shown$/)
  expect(await page.evaluate(() => 'e2eAltered' in globalThis)).toBe(false)
  await page.unroute(chunk)
  await tryAgain(page).click()
  await expect(heading(page)).not.toHaveText(/could not be shown$/)
})

test('a start script that fails, in any way, is a card in the page that says so; Try again starts the product', async ({
  context,
  signIn,
}) => {
  test.setTimeout(90_000)
  await signIn('student')
  await eachFault(context, Object.keys(fileFaults), async (page, fault) => {
    const reports = listenToReports(page)
    const script = /\/host\/[^/]+\/main\..*\.js/
    await page.route(script, (route) => fileFaults[fault]?.(route))
    await page.goto(home, { waitUntil: 'commit' })
    const words = fault === 'hanging' ? 'Stepwise is taking long to start' : 'Stepwise could not start'
    await expect(heading(page)).toHaveText(words, { timeout: 20_000 })
    if (fault !== 'hanging') {
      await expectHeadingActive(page)
      expect(reports()).toEqual(['host: fault'])
    }
    expect(await page.evaluate(() => 'e2eAltered' in globalThis)).toBe(false)
    await page.unroute(script)
    // What was hanging comes now, by itself.
    if (fault !== 'hanging') await tryAgain(page).click()
    await expect(heading(page)).toHaveText(homeHeading)
  })
})

const registryFaults: Record<string, (html: string) => string> = {
  missing: (html) => html.replace(/<script type="application\/json" id="registry">.*?<\/script>/s, ''),
  malformed: (html) => html.replace('"remotes":[', '"remotes":'),
}

test('a page without a registry that can be read is a card that says so; Try again starts the product', async ({
  context,
  signIn,
}) => {
  await signIn('student')
  await eachFault(context, Object.keys(registryFaults), async (page, fault) => {
    const reports = listenToReports(page)
    await alterPage(page, registryFaults[fault] ?? String)
    await page.goto(home)
    await expect(heading(page)).toHaveText('Stepwise could not start')
    await expectHeadingActive(page)
    expect(reports()).toContain('host (no version): fault')
    await page.unrouteAll()
    await tryAgain(page).click()
    await expect(heading(page)).toHaveText(homeHeading)
  })
})

const malformed: Record<string, unknown> = {
  null: null,
  text: 'wellbeing',
  'without an entry': { entry: undefined },
  'without a hash': { integrities: [] },
  'wrong inside': { integrities: 7, pages: { 'wellbeing-hub': 'page.js' }, slots: [null] },
}

test('one malformed remote in the registry costs that remote alone', async ({ context, signIn }) => {
  await signIn('student')
  await eachFault(context, Object.keys(malformed), async (page, fault) => {
    const reports = listenToReports(page)
    const changes = malformed[fault]
    const change = withRegistry((registry) => {
      const remotes = registry.remotes as unknown[]
      const index = registry.remotes.findIndex(({ config }) => config.name === 'wellbeing')
      remotes[index] = changes && typeof changes === 'object' ? { ...registry.remotes[index], ...changes } : changes
    })
    await alterPage(page, change)
    await page.goto(home)
    await expect(heading(page)).toHaveText(homeHeading)
    if (changes && typeof changes === 'object') {
      await mainMenu(page).getByRole('link', { name: 'Wellbeing', exact: true }).click()
      await expect(heading(page)).toHaveText(/could not be shown$/)
    }
    expect(reports().length).toBeGreaterThan(0)
  })
})

const codeFaults: Record<
  string,
  { file: RegExp; change: (text: string) => string; words: string | RegExp; kind: string }
> = {
  'an entry that throws': {
    file: /^remoteEntry\./,
    change: (text) => `throw new TypeError("e2e");${text}`,
    words: 'Learn could not be shown',
    kind: 'fault',
  },
  'a page that throws while it is evaluated': {
    file: /^page-learn-home\./,
    change: (text) => `throw new TypeError("e2e");${text}`,
    words: 'Learn could not be shown',
    kind: 'fault',
  },
  'a page without a default export': {
    file: /^page-learn-home\./,
    change: (text) => text.replace(/\bdefault:(?=\(\)=>)/, 'missing:'),
    words: 'Learn could not be shown',
    kind: 'fault',
  },
  'a page that throws while it is rendered': {
    file: /^page-learn-home\./,
    change: (text) => text.replace(/\(0,\w+\.useParams\)\(\)/, '(()=>{throw new TypeError("e2e")})()'),
    words: 'Learn could not be shown',
    kind: 'fault',
  },
  'a page that throws in an event': {
    file: /^page-learn-home\./,
    change: (text) =>
      text.replace(
        /\(\)=>(\w+)\(\),\[\1\]/,
        '()=>{addEventListener("click",()=>{throw new TypeError("e2e")},{once:true});$1()},[$1]',
      ),
    words: homeHeading,
    kind: 'error',
  },
}

test('code that throws, or is not there, is a card in its place, announced and reported', async ({
  context,
  signIn,
  baseURL,
}) => {
  test.setTimeout(90_000)
  await signIn('student')
  await eachFault(context, Object.keys(codeFaults), async (page, name) => {
    const fault = codeFaults[name]
    if (!fault) return
    const announcements = await listenToAnnouncements(page)
    const reports = listenToReports(page)
    await releaseWithFault(page, String(baseURL), fault.file, fault.change)
    await page.goto(home)
    await expect(heading(page)).toHaveText(fault.words)
    if (fault.kind === 'error') await heading(page).click()
    else
      await expect
        .poll(announcements)
        .toContainEqual(expect.stringMatching(/^Learn (could not be loaded|has stopped working)\.$/))
    await expect.poll(reports).toContain(`learn: ${fault.kind}`)
    await mainMenu(page).getByRole('link', { name: 'Wellbeing', exact: true }).click()
    await expect(heading(page)).toHaveText('Wellbeing')
  })
})

const answers: Record<string, { status: number; contentType?: string; body?: string } | 'refused' | 'hanging'> = {
  refused: 'refused',
  'a gateway without an API': { status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' },
  'a gateway that says so': {
    status: 503,
    contentType: 'application/json',
    body: '{"errors":{},"msg":"Not answering."}',
  },
  'a gateway that waited': { status: 504, contentType: 'text/plain', body: 'upstream request timeout' },
  hanging: 'hanging',
}

test('while the API does not answer at the start, a signed-in person is told so wherever they are, and comes in by itself', async ({
  context,
  signIn,
}) => {
  test.setTimeout(90_000)
  await signIn('student')
  const visits = Object.keys(answers).flatMap((answer) =>
    answer === 'hanging' ? [`${answer} at ${home}`] : [`${answer} at ${home}`, `${answer} at /auth/sign-in`],
  )
  await eachFault(context, visits, async (page, visit) => {
    const [name = '', path = ''] = visit.split(' at ')
    const announcements = await listenToAnnouncements(page)
    const answer = answers[name]
    await page.route('**/api/**', (route) => {
      if (answer === 'refused') return route.abort('connectionrefused')
      return typeof answer === 'object' ? route.fulfill(answer) : undefined
    })
    await page.goto(path)
    await expect(heading(page)).toHaveText('Stepwise could not be reached', { timeout: 25_000 })
    await expect(page.getByLabel('Email address')).toHaveCount(0)
    await page.unrouteAll()
    await expect(heading(page)).toHaveText(homeHeading, { timeout: 40_000 })
    await expect.poll(announcements).toContain('Stepwise is back.')
  })
})
