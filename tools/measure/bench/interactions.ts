import { browserPath, launchArguments } from '@stepwise/cli/browser'
import { chromium, type Page } from 'playwright'
import { type Figure, figure, median } from './figures.ts'
import { signIn } from './measure-page.ts'

const atMostMs = 100
const videoStep = '/flows/revision/learning_modules/plan-your-revision/chapters/make-a-plan/steps/spacing-your-revision'

interface Account {
  email: string
  password: string
}

/** The home in an open page, with a processor that is slowed 4 times. */
async function onSlowHome<Result>(address: string, account: Account, act: (page: Page) => Promise<Result>) {
  const browser = await chromium.launch({ executablePath: await browserPath(), args: launchArguments })
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    await signIn(context, address, account)
    const page = await context.newPage()
    await page.addInitScript(recordInteractions)
    await page.goto(`${address}/dashboard/learn`)
    await page.getByRole('tab', { name: 'Software' }).waitFor()
    await page.waitForLoadState('networkidle')
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    return await act(page)
  } finally {
    await browser.close()
  }
}

/** How long the notes panel takes to open on the home, in ms. */
export const notesPanelTime = (address: string, account: Account) => onSlowHome(address, account, openNotesPanel)

/** How long people wait for what they do in an open page. */
export function interactionFigures(address: string, account: Account): Promise<Figure[]> {
  return onSlowHome(address, account, async (page) => {
    const menu = menuOf(page)
    const tabs = await longest(page, async () => {
      for (const name of ['Software', 'Study flows', 'Software', 'Study flows'])
        await page.getByRole('tab', { name }).click()
    })
    const panel = await openNotesPanel(page)
    await page.keyboard.press('Escape')
    const areas = []
    for (const [area, heading] of [
      ['Reflect', /./],
      ['Learn', /^(Hi|Good|Welcome)/],
      ['Wellbeing', /./],
      ['Study Tools', /./],
    ] as const) {
      const link = menu.getByRole('link', { name: area })
      await link.hover()
      await page.waitForTimeout(1500)
      areas.push(await nextHeading(page, () => link.click()))
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    }
    // A note is written beside its step.
    await page.goto(`${address}/dashboard/learn`)
    await page.getByRole('link', { name: /^Continue/ }).click()
    await menu.getByRole('button', { name: 'Notes' }).click()
    const note = page.getByRole('textbox', { name: /^Note on/ })
    await note.click()
    const typing = await longest(page, () => note.pressSequentially('Outline of my essay', { delay: 60 }))
    await page.keyboard.press('Escape')
    return [
      figure('interaction to next paint: tabs of the home', tabs, 'ms', { atMost: atMostMs }),
      figure('interaction to next paint: notes panel', panel, 'ms', { atMost: atMostMs }),
      figure('interaction to next paint: typing', typing, 'ms', { atMost: atMostMs }),
      figure('next area after a click', median(areas), 'ms', { atMost: atMostMs }),
      figure('a video after Play: first frame', await firstFrame(page, `${address}${videoStep}`), 'ms', {
        atMost: 1000,
      }),
    ]
  })
}

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main' })

async function openNotesPanel(page: Page): Promise<number> {
  const open = async () => {
    await menuOf(page).getByRole('button', { name: 'Notes' }).click()
    await page.getByRole('dialog', { name: 'Notes' }).waitFor()
  }
  // Its code is there after the first time.
  await open()
  await page.keyboard.press('Escape')
  return longest(page, open)
}

/** From the press of Play to the first frame that is shown. */
async function firstFrame(page: Page, url: string): Promise<number> {
  await page.goto(url)
  const play = page.getByRole('button', { name: 'Play', exact: true }).first()
  await play.waitFor()
  const shown = page.locator('video').evaluate(
    (video: HTMLVideoElement) =>
      new Promise<number>((resolve) => {
        let start = 0
        addEventListener('click', ({ timeStamp }) => (start = timeStamp), { once: true, capture: true })
        video.addEventListener('playing', () => video.requestVideoFrameCallback((now) => resolve(now - start)))
      }),
  )
  await play.click()
  return shown
}

declare global {
  var benchLongest: number
}

/** In the page: the longest time from an input to the frame that shows what it did. */
function recordInteractions() {
  globalThis.benchLongest = 0
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.benchLongest = Math.max(globalThis.benchLongest, duration)
  })
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

async function longest(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    globalThis.benchLongest = 0
  })
  await act()
  await page.waitForTimeout(500)
  return page.evaluate(() => globalThis.benchLongest)
}

/** From the click to the frame that shows the heading of another page. */
async function nextHeading(page: Page, click: () => Promise<void>): Promise<number> {
  const shown = page.evaluate(() => {
    const before = document.querySelector('h1')
    return new Promise<number>((resolve) => {
      let start = 0
      addEventListener('click', ({ timeStamp }) => (start = timeStamp), { once: true, capture: true })
      const observer = new MutationObserver(() => {
        const heading = document.querySelector('main h1')
        if (!start || !heading || heading === before) return
        observer.disconnect()
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
      })
      observer.observe(document.body, { childList: true, subtree: true })
    })
  })
  await click()
  return shown
}
