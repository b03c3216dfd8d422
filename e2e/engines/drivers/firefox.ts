import puppeteer, { type ConsoleMessage, type Page } from 'puppeteer-core'
import type { Engine, EnginePage, Target } from '../engine-page.ts'

/** Firefox by WebDriver BiDi: without a window, or in one on the desktop of this environment. */
export async function startFirefox(executablePath: string, desktop?: NodeJS.ProcessEnv): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: !desktop,
    ...(desktop && { env: desktop }),
    // A window on a desktop keeps its own size: one that is changed from outside loses the screen reader.
    defaultViewport: desktop ? null : { width: 1280, height: 800 },
    // Its accessibility tree is there from the start, as with a screen reader.
    extraPrefsFirefox: {
      'accessibility.force_disabled': -1,
      // The browser's own notices would be read as part of the page.
      'termsofuse.bypassNotification': true,
      'datareporting.policy.dataSubmissionEnabled': false,
      'signon.rememberSignons': false,
    },
  })
  return {
    newPage: async (address) => {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      return { page: firefoxPage(page, address), close: () => context.close() }
    },
    close: () => browser.close(),
  }
}

function firefoxPage(page: Page, address: string): EnginePage {
  const faults: (string | Promise<string>)[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(wordsOf(message))
  })
  page.on('pageerror', (error) => faults.push(`uncaught: ${error instanceof Error ? error.stack : error}`))
  return {
    open: async (path) => void (await page.goto(`${address}${path}`)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    press: (key) => page.keyboard.press(key === 'Space' ? ' ' : key),
    type: (text) => page.keyboard.type(text),
    isFocused: (target) => isFocused(page, target),
    focused: () => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? 'nothing'),
    text: () => page.evaluate('document.body.innerText') as Promise<string>,
    read: (expression) => page.evaluate(expression) as Promise<never>,
    faults: () => Promise.all(faults),
  }
}

/** What was printed; of an error, what it says. */
async function wordsOf(message: ConsoleMessage): Promise<string> {
  const words = message.args().map((arg) => arg.evaluate((value) => String(value)))
  return Promise.all(words).then(
    (all) => all.join(' '),
    () => message.text(),
  )
}

/** Firefox does not tell a name, but finds elements by it: looked for in what has the focus, which may be found itself. */
async function isFocused(page: Page, { role, name }: Target): Promise<boolean> {
  const active = await page.evaluateHandle(() => document.activeElement ?? document.body)
  const ofRole = role === undefined ? '' : `[role="${role}"]`
  const found = await active.$$(`::-p-aria([name=${JSON.stringify(name)}]${ofRole})`)
  const are = await Promise.all(found.map((element) => element.evaluate((one) => one === document.activeElement)))
  return are.includes(true)
}
