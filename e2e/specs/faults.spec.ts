// docs/product/errors.md

import { listenToAnnouncements } from '../support/announcements.ts'
import { eachFault, expectHeadingActive, homeHeading, learnHome, tryAgain } from '../support/each-fault.ts'
import { allowLostFile, allowLostRemote, fileFaults, listenToReports, releaseWithFault } from '../support/faults.ts'
import { heading, mainMenu } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

const files = {
  'the entry of a remote': /\/learn\/.*\/remoteEntry\./,
  'the chunk that a remote exposes': /\/learn\/[^/]+\/remote\./,
  'the script of a page': /\/learn\/.*\/page-learn-home\..*\.js/,
  'the style sheet of a page': /\/learn\/.*\/page-learn-home\..*\.css/,
}

for (const [kind, names] of Object.entries({
  script: ['the entry of a remote', 'the script of a page'],
  'chunk or style sheet': ['the chunk that a remote exposes', 'the style sheet of a page'],
} as const)) {
  test(`a ${kind} that fails, in any way, is a card in its place, announced and reported; Try again shows the page`, async ({
    context,
    signIn,
    noise,
  }) => {
    test.setTimeout(240_000)
    allowLostRemote(noise, 'learn')
    await signIn('student')
    for (const name of names) allowLostFile(noise, files[name])
    // The ten seconds of a hanging file are the same for all.
    const faults = Object.keys(fileFaults).filter((fault) => fault !== 'hanging' || kind === 'script')
    const visits = names.flatMap((name) => faults.map((fault) => `${name}: ${fault}`))
    await eachFault(context, visits, async (page, visit) => {
      const [name, fault = ''] = visit.split(': ') as [keyof typeof files, string]
      const file = files[name]
      const announcements = await listenToAnnouncements(page)
      const reports = await listenToReports(page)
      await page.route(file, (route) => fileFaults[fault]?.(route))
      // A page that comes with its content asks for its code so early that it has not loaded without it.
      await page.goto(learnHome, { waitUntil: 'commit' })
      await expect(heading(page)).toHaveText('Learn could not be shown')
      await expect.poll(announcements).toContain('Learn could not be loaded.')
      await expect.poll(reports).toContain('learn: fault')
      expect(await page.evaluate(() => 'e2eAltered' in globalThis)).toBe(false)

      await mainMenu(page).getByRole('link', { name: 'Wellbeing', exact: true }).click()
      await expect(heading(page)).toHaveText('Wellbeing')
      await page.goBack()
      await expect(heading(page)).toHaveText(/^(Learn could not be shown|Hi .*)$/)
      await page.unroute(file)
      // The hanging request may end by itself just before the press.
      await expect(async () => {
        if (await tryAgain(page).isVisible()) await tryAgain(page).click({ timeout: 2000 })
        await expect(heading(page)).toHaveText(homeHeading)
      }).toPass()
      await expectHeadingActive(page)
      await expect.poll(announcements).toContain('Learn is back.')
    })
  })
}

test('a file that is altered on its way is refused, and requested again', async ({ context, page, signIn, noise }) => {
  test.setTimeout(180_000)
  for (const remote of ['journal', 'learn', 'wellbeing']) allowLostRemote(noise, remote)
  await signIn('student')
  await test.step('a page that is altered is refused at a navigation by menu, too', async () => {
    const chunk = /\/wellbeing\/.*\/page-.*\.js/
    allowLostFile(noise, chunk)
    await page.route(chunk, (route) => fileFaults.altered?.(route))
    await page.goto(learnHome)
    await mainMenu(page).getByRole('link', { name: 'Wellbeing', exact: true }).click()
    await expect(heading(page)).toHaveText(/could not be shown$/)
    expect(await page.evaluate(() => 'e2eAltered' in globalThis)).toBe(false)
    await page.unroute(chunk)
    await tryAgain(page).click()
    await expect(heading(page)).toHaveText('Wellbeing')
  })
  await test.step('a shared module that is altered is refused: what needs it says so, and comes back', async () => {
    const chunk = /\/host\/[^/]+\/(?!main)[^/]*\.js/
    allowLostFile(noise, chunk)
    await page.route(chunk, (route) => fileFaults.altered?.(route))
    await page.goto('/dashboard/reflect')
    await expect(heading(page)).toHaveText(/could not be shown$/)
    expect(await page.evaluate(() => 'e2eAltered' in globalThis)).toBe(false)
    // Others of the chunks may still be on their way.
    await page.unrouteAll({ behavior: 'wait' })
    await tryAgain(page).click()
    await expect(heading(page)).not.toHaveText(/could not be shown$/)
  })
  await test.step('a file that is altered once, or only at the retry, is refused then, and asked for again', async () => {
    for (const file of Object.values(files)) allowLostFile(noise, file)
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
      await page.goto(learnHome)
      await expect(heading(page)).toHaveText(homeHeading)
      // The heading may be there before the code is.
      await expect.poll(() => asked).toBeGreaterThan(1)
      expect(await page.evaluate(() => 'e2eAltered' in globalThis)).toBe(false)
    })
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
        /\(\)=>\{(\w+)\((\w+)\)\},\[\1,\2\]/,
        '()=>{addEventListener("click",()=>{throw new TypeError("e2e")},{once:true});$1($2)},[$1,$2]',
      ),
    words: homeHeading,
    kind: 'error',
  },
}

test('code that throws, or is not there, is a card in its place, announced and reported', async ({
  context,
  signIn,
  baseURL,
  noise,
}) => {
  noise.allow(/^(uncaught|error): TypeError: e2e/)
  allowLostRemote(noise, 'learn')
  await signIn('student')
  await eachFault(context, Object.keys(codeFaults), async (page, name) => {
    const fault = codeFaults[name]
    if (!fault) return
    const announcements = await listenToAnnouncements(page)
    const reports = await listenToReports(page)
    await releaseWithFault(page, String(baseURL), fault.file, fault.change)
    await page.goto(learnHome)
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
