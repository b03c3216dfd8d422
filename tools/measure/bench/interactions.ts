import { browserPath, launchArguments } from '@stepwise/cli/browser'
import { chromium, type Page } from 'playwright'
import { type Figure, figure, median } from './figures.ts'
import { signIn } from './measure-page.ts'

const atMostMs = 100

/** How long people wait for what they do in an open page, with a processor that is slowed 4 times. */
export async function interactionFigures(
  address: string,
  account: { email: string; password: string },
): Promise<Figure[]> {
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
    const menu = page.getByRole('navigation', { name: 'Main' })

    const tabs = await longest(page, async () => {
      for (const name of ['Software', 'Study flows', 'Software', 'Study flows'])
        await page.getByRole('tab', { name }).click()
    })
    // The panel's code is there after the first time.
    await menu.getByRole('button', { name: 'Notes' }).click()
    await page.getByRole('dialog', { name: 'Notes' }).waitFor()
    await page.keyboard.press('Escape')
    const panel = await longest(page, async () => {
      await menu.getByRole('button', { name: 'Notes' }).click()
      await page.getByRole('dialog', { name: 'Notes' }).waitFor()
    })
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
    return [
      figure('interaction to next paint: tabs of the home', tabs, 'ms', { atMost: atMostMs }),
      figure('interaction to next paint: notes panel', panel, 'ms', { atMost: atMostMs }),
      figure('interaction to next paint: typing', typing, 'ms', { atMost: atMostMs }),
      figure('next area after a click', median(areas), 'ms', { atMost: atMostMs }),
    ]
  } finally {
    await browser.close()
  }
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
