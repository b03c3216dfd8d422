import { markOfPage } from '@stepwise/shared/running-facts/mark-of-page'
import { hostFailed, replayEarlyInput, showNotice } from './early-press.ts'
import { host, isForVisitors } from './registry.ts'

// Until the host has started, this script shows what has gone wrong. The style sheets may be missing too: these are the browser's own
// colours, light or dark, and a button that is large enough.
const failureStyles = `
html[data-mantine-color-scheme=dark] { color-scheme: dark }
.start-failure { max-width: 36rem; margin: 12vh auto; padding: 0 1.5rem; font: 1.125rem/1.5 system-ui, sans-serif }
.start-failure h1 { font-size: 1.75rem; line-height: 1.25 }
.start-failure button { min-height: 44px; padding: 0 1.5rem; font: inherit; font-weight: 700 }`

const product = document.title.split(' - ').at(-1)
let isReported = false

/** In the page until the host replaces it. */
export const startMessage = () => document.getElementById('starting')

/** Shows once, and reports once, that the host cannot start. */
export function startFailed(reason: string): void {
  const part = { part: 'host', version: String(host.version ?? 'unknown') }
  if (!isReported) {
    // Its loads are counted by a host that starts.
    send('client_loads', { loads: [part] })
    send('client_faults', { fault: { ...part, message: `The start failed: ${reason}` } })
  }
  isReported = true
  hostFailed()
  const title = `${product} could not start`
  showFailure(title)
  // Visitors can do all that the page is for, and see it when they press what they cannot.
  if (isReadable() && !isForVisitors())
    showNotice(`${title}. You can go on reading. Check your connection, then try again.`, true)
}

/** The page has its content, and can be read without the host. */
const isReadable = () => document.querySelector('[data-rendered]') !== null

export const expectStart = () =>
  setTimeout(() => startMessage() && showFailure(`${product} is taking a long time to start`), 10000)

function showFailure(title: string): void {
  const message = startMessage()
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => showFailure(title))
  else if (message && isReadable()) replayEarlyInput()
  else if (message) showFailurePage(title, message)
}

function showFailurePage(title: string, message: HTMLElement): void {
  const add = (parent: Element, name: string, text: string) => {
    const element = document.createElement(name)
    element.textContent = text
    parent.append(element)
    return element
  }
  document.getElementById('frame')?.remove()
  const main = add(document.body, 'main', '')
  main.id = 'main'
  main.className = 'start-failure'
  add(main, 'style', failureStyles)
  const heading = add(main, 'h1', title)
  heading.tabIndex = -1
  add(main, 'p', 'Check your connection. What you have saved is safe.')
  add(main, 'button', 'Try again').onclick = () => location.reload()
  message.replaceWith(main)
  document.title = `${title} - ${product}`
  heading.focus()
  addEventListener('online', () => location.reload())
}

function send(call: string, content: object): void {
  const body = JSON.stringify({ ...content, page_mark: markOfPage() })
  navigator.sendBeacon?.(`/api/${call}`, new Blob([body], { type: 'application/json' }))
}
