// docs/product/errors.md

import { expectAccessible } from '../support/accessibility.ts'
import { eachFault, expectHeadingActive, homeHeading, learnHome, tryAgain } from '../support/each-fault.ts'
import { allowLostFile, alterPage, fileFaults, listenToReports } from '../support/faults.ts'
import { heading, preferTheme } from '../support/page.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../support/words.ts'

const startFiles = {
  script: /\/host\/[^/]+\/main\.[^/]*\.js/,
  'style sheet': /\/host\/[^/]+\/main\.[^/]*\.css/,
}

test('a start file that fails, in any way, is a card in the page that says so; Try again starts the product', async ({
  context,
  signIn,
  noise,
}) => {
  test.setTimeout(240_000)
  for (const file of Object.values(startFiles)) allowLostFile(noise, file)
  await signIn('student')
  const visits = Object.keys(startFiles).flatMap((name) => Object.keys(fileFaults).map((fault) => `${name}: ${fault}`))
  await eachFault(context, visits, async (page, visit) => {
    const [name, fault = ''] = visit.split(': ') as [keyof typeof startFiles, string]
    const file = startFiles[name]
    const reports = await listenToReports(page)
    await page.route(file, (route) => fileFaults[fault]?.(route))
    await page.goto(learnHome, { waitUntil: 'commit' })
    if (fault === 'hanging') await expect(heading(page)).toHaveText(/^(Stepwise is taking a long time to start|Hi .*)$/)
    else if ((await words(page).count()) > 0 && name === 'script') {
      // The content stays.
      await expect(page.getByRole('alert')).toContainText('Stepwise could not start. You can go on reading.')
      await expect(heading(page)).toHaveText(homeHeading)
    } else {
      await expect(heading(page)).toHaveText('Stepwise could not start')
      await expectHeadingActive(page)
    }
    if (fault !== 'hanging') await expect.poll(reports).toEqual(['host: fault'])
    expect(await page.evaluate(() => 'e2eAltered' in globalThis)).toBe(false)
    await page.unroute(file)
    // What was hanging comes now, by itself.
    if (fault !== 'hanging') await tryAgain(page).click()
    await expect(heading(page)).toHaveText(homeHeading)
  })
})

test('a style sheet that is altered once is loaded again by itself, and the card of a failed start is accessible', async ({
  page,
  signIn,
  noise,
}) => {
  for (const file of Object.values(startFiles)) allowLostFile(noise, file)
  await signIn('student')
  await test.step('a style sheet that is altered once is asked for again, and the product is shown with it', async () => {
    await page.route(startFiles['style sheet'], (route) => fileFaults.altered?.(route), { times: 1 })
    await page.goto(learnHome)
    await expect(heading(page)).toHaveText(homeHeading)
    const hasStyles = () => getComputedStyle(document.documentElement).getPropertyValue('--color-page') !== ''
    expect(await page.evaluate(hasStyles)).toBe(true)
  })
  await test.step('the card of a failed start is accessible, in the chosen theme, in a narrow window', async () => {
    await preferTheme(page, 'dark')
    await page.setViewportSize({ width: 320, height: 640 })
    await page.route(startFiles['style sheet'], (route) => route.abort())
    await page.goto(learnHome)
    await expect(heading(page)).toHaveText('Stepwise could not start')
    // axe itself asks for the style sheets of the page.
    await page.unroute(startFiles['style sheet'])
    await expectAccessible(page)
    expect((await tryAgain(page).boundingBox())?.height).toBeGreaterThanOrEqual(44)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
})

const registryFaults: Record<string, (html: string) => string> = {
  missing: (html) => html.replace(/<script type="application\/json" id="(page-)?registry">.*?<\/script>/gs, ''),
  malformed: (html) => html.replaceAll('"remotes":[', '"remotes":'),
}

test('a registry that cannot be read is a card that says so, and Try again starts the product', async ({
  context,
  signIn,
  noise,
}) => {
  noise.allow(/^uncaught: (Error: The page carries no registry\.|SyntaxError: .* in JSON)/)
  await signIn('student')
  await eachFault(context, Object.keys(registryFaults), async (page, fault) => {
    const reports = await listenToReports(page)
    await alterPage(page, registryFaults[fault] ?? String)
    await page.goto(learnHome)
    await expect(heading(page)).toHaveText('Stepwise could not start')
    await expectHeadingActive(page)
    await expect.poll(reports).toContain('host (no version): fault')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await tryAgain(page).click()
    await expect(heading(page)).toHaveText(homeHeading)
  })
})
