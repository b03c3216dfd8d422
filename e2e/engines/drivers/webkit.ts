import { freePort } from '@stepwise/cli/port'
import type { Engine, EnginePage, Key } from '../engine-page.ts'
import { startProgram, startScreen } from './programs.ts'
import { untilReady, WebDriverSession } from './webdriver.ts'

/** Code points of the standard for keys without a character. */
const codePoints: Record<Key, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Home: '\uE011',
  End: '\uE010',
}

interface Programs {
  driver: string
  browser: string
  screen: string
}

/** WebKitGTK's own small browser on a screen that no one sees, by its WebDriver. */
export async function startWebKit(programs: Programs): Promise<Engine> {
  const screen = await startScreen(programs.screen)
  const port = await freePort()
  const env = { ...process.env, DISPLAY: screen.display, NO_AT_BRIDGE: '1' }
  const driver = startProgram('webkit-driver', programs.driver, [`--port=${port}`], { env })
  const address = `http://127.0.0.1:${port}`
  await untilReady(address)
  return {
    newPage: async (product) => {
      const session = await WebDriverSession.start(address, {
        'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
      })
      await session.post('/window/rect', { width: 1280, height: 900 })
      return { page: webKitPage(session, product), close: () => session.end() }
    },
    close: async () => {
      await driver.stop()
      await screen.stop()
    },
  }
}

/** Plain WebDriver has no console, so the page keeps its own errors, from when it is loaded. */
const listenForFaults = `(() => {
  const faults = (window.engineFaults = [])
  window.addEventListener('error', (event) => faults.push('uncaught: ' + event.message + ' ' + (event.error?.stack ?? '')))
  window.addEventListener('unhandledrejection', (event) => faults.push('uncaught: ' + event.reason))
  const print = console.error
  console.error = (...words) => { faults.push(words.join(' ')); print(...words) }
})()`

function webKitPage(session: WebDriverSession, product: string): EnginePage {
  const earlier: string[] = []
  const faultsNow = () => session.evaluate<string[]>('window.engineFaults ?? []')
  const load = async (path: string, body: object) => {
    earlier.push(...(await faultsNow()))
    await session.post(path, body)
    await session.evaluate(listenForFaults)
  }
  return {
    open: (path) => load('/url', { url: `${product}${path}` }),
    reload: () => load('/refresh', {}),
    back: () => session.post('/back'),
    press: (key) => session.press(codePoints[key]),
    type: (text) => session.press(...text),
    isFocused: async ({ role, name }) => {
      const focused = await session.focused()
      return focused.name === name && (role ?? focused.role) === focused.role
    },
    focused: async () => JSON.stringify(await session.focused()),
    text: () => session.evaluate('document.body.innerText'),
    read: (expression) => session.evaluate(expression),
    faults: async () => [...earlier, ...(await faultsNow())],
  }
}
