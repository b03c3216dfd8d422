import { type Browser, expect, type Page } from 'playwright/test'
import { newAccount } from '../../e2e/support/accounts.ts'
import { watchNetwork } from '../../e2e/support/network.ts'
import { button, clickButton } from '../../e2e/support/page.ts'
import { comeToRest } from '../../e2e/support/same-look.ts'
import { giveSession } from '../../e2e/support/test.ts'
import { startApp } from '../../e2e/support/words.ts'
import { freeze } from './freeze.ts'
import { type Screen, type Size, type Theme, themes } from './screens.ts'

/** What every picture of the product is taken with. */
export const pictureContext = {
  colorScheme: 'light',
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
  bypassCSP: true,
  locale: 'en-GB',
  timezoneId: 'Europe/London',
} as const

/** A screen of the product at this address in this size, as a PNG in each theme. A person is new each time: a visit changes the next. */
export async function take(
  browser: Browser,
  address: string,
  screen: Screen,
  { width, height }: Pick<Size, 'width' | 'height'>,
): Promise<[Theme, Buffer][]> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width, height },
    ...pictureContext,
  })
  try {
    const page = await context.newPage()
    if (screen.as) await giveSession(page, address, await newAccount(address, screen.as))
    await freeze(page)
    await open(page, screen)
    const pictures: [Theme, Buffer][] = []
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme })
      pictures.push([theme, await takePicture(page)])
    }
    return pictures
  } finally {
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  }
}

/** The page as it stays: a dialog takes the focus some time after it has opened. */
async function takePicture(page: Page): Promise<Buffer> {
  let picture = await restingPicture(page)
  for (let times = 0; times < 4; times += 1) {
    const next = await restingPicture(page)
    if (next.equals(picture)) break
    picture = next
  }
  return picture
}

async function restingPicture(page: Page): Promise<Buffer> {
  await comeToRest(page)
  return page.screenshot({ animations: 'disabled', caret: 'hide', style: still })
}

/** A film shows its first picture sooner or later. */
const still = 'video, iframe { visibility: hidden !important }'

/** Chapters and captions, which a player needs for its bar. Runs in the page. */
const hasTracks = () =>
  [...document.querySelectorAll('track')].every(({ track, readyState }) => track.mode === 'disabled' || readyState > 1)

async function open(page: Page, { path, press = [] }: Screen) {
  const network = watchNetwork(page)
  await page.goto(path)
  await startApp(page)
  await network.idle()
  for (const name of press) {
    const wanted = button(page, name).filter({ visible: true }).first()
    // Narrow windows have it in their menu.
    if ((await wanted.count()) === 0) await clickButton(page, 'Open menu')
    await wanted.click()
    await network.idle()
  }
  await page.waitForFunction(hasTracks)
  await expect(page.locator('[data-failed]:visible')).toHaveCount(0)
}
