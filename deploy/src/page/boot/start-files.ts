import { boot, host, isForVisitors, list, missingFeatures, startFiles } from './registry.ts'
import { startFailed, startMessage } from './start-failure.ts'

const attempts: Record<string, number> = {}

/** Loads the host's first files again when they fail, and notifies the host when its style sheets are there. */
export function watchStartFiles(): void {
  boot.styles = stylesLoaded()
  addEventListener(
    'error',
    ({ target, filename, message }) => {
      const file = target instanceof Element ? target : null
      const address = (file && (file.getAttribute('src') || file.getAttribute('href')))?.split('?')[0]
      if (file && address && file.getAttribute('rel') !== 'preload' && startFiles.includes(address))
        retry(file, address)
      else if (filename?.includes(host.folder)) threw(message)
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => String(reason?.stack).includes(host.folder) && threw(reason))
}

/** Only a script that the parser finds here runs before those that stand further down. Where visitors read already the order is ours. */
export function writeMissingFeatures(): void {
  for (const name of missingFeatures)
    document.write(`<script src="${host.folder}${name}" integrity="${host.integrities?.[name]}" crossorigin></script>`)
}

/** The host waits for its style sheets: without them no one could read it. */
function stylesLoaded(): Promise<void> {
  const missing = new Set(list(host.initial.css).map((file) => host.folder + file))
  return new Promise((resolve) => {
    if (missing.size === 0) resolve()
    const arrived = ({ target }: Event) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
      // The host switches them on where visitors read already.
      if (missing.delete(target.getAttribute('href')?.split('?')[0] ?? '') && !isForVisitors())
        target.removeAttribute('media')
      if (missing.size > 0) return
      resolve()
      // It had failed before.
      if (document.documentElement.dataset.rendered !== undefined) delete document.documentElement.dataset.withheld
    }
    document.addEventListener('load', arrived, true)
    // Before the message of boot/start-failure.ts, which the browser would not draw while it waits for a style sheet.
    setTimeout(() => missing.size > 0 && !isForVisitors() && withholdUnstyled(), 10_000)
  })
}

/** The page goes on as one without content. */
function withholdUnstyled(): void {
  const { dataset } = document.documentElement
  if (dataset.rendered === undefined) return
  dataset.withheld = ''
  delete dataset.rendered
  for (const sheet of document.querySelectorAll('link[rel=stylesheet]')) sheet.setAttribute('media', 'not all')
}

/** Nothing is shown without its style sheet: content that came with the page waits for it. */
function retry(file: Element, address: string): void {
  const { dataset } = document.documentElement
  if (file.localName === 'link' && !isForVisitors()) dataset.withheld = ''
  const attempt = (attempts[address] || 0) + 1
  attempts[address] = attempt
  const pause = [400, 1200][attempt - 1]
  if (pause) setTimeout(() => loadAgain(file, address), pause)
  else {
    if (dataset.withheld !== undefined) delete dataset.rendered
    startFailed(address)
  }
}

function loadAgain(file: Element, address: string): void {
  const copy = document.createElement(file.localName)
  for (const { name, value } of file.attributes) copy.setAttribute(name, value)
  // At its own address, and at that of an earlier attempt, the browser may have kept what it refused.
  copy.setAttribute(file.localName === 'script' ? 'src' : 'href', `${address}?attempt=${Date.now()}`)
  file.remove()
  document.head.append(copy)
}

/** A file of the host has arrived and has thrown. The host may show the page all the same. */
const threw = (error: unknown) => setTimeout(() => startMessage() && startFailed(String(error)), 3000)
