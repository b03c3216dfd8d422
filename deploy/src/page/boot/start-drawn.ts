import { loadHostFile } from './load-host-file.ts'
import { host, list } from './registry.ts'
import { isRendered } from './rendered-content.ts'

/** Milliseconds. The host waits no longer for the content to be drawn: a window that is not in sight draws nothing. */
const longest = 500

/**
 * Starts the host in a page with content, which has none of its scripts: they take the processor for as long as it takes to draw the page.
 * The content is read meanwhile. Where it is withheld there is nothing to wait for. `preloadParts` comes with the first frame.
 */
export function startWhenDrawn(preloadParts: () => void): void {
  addEventListener('DOMContentLoaded', () => {
    const load = once(preloadParts)
    const start = once(() => {
      load()
      for (const name of list(host.initial.js)) if (!isInPage(name)) loadHostFile(name)
    })
    if (!isRendered()) return start()
    setTimeout(start, longest)
    afterFrame(() => {
      // Before what is added to the page, which makes the browser compute the layout again.
      const pictures = [...document.images].filter(isInSight)
      load()
      Promise.all(pictures.map(decode)).then(() => afterFrame(start))
    })
  })
}

function once(act: () => void): () => void {
  let isDone = false
  return () => {
    if (isDone) return
    isDone = true
    act()
  }
}

/** In a page that an earlier release has written. */
const isInPage = (name: string) => document.querySelector(`script[src="${host.folder + name}"]`) !== null

/** The browser draws the first frame when the style sheets are there. */
const afterFrame = (act: () => void) => requestAnimationFrame(() => setTimeout(act))

const isInSight = (image: HTMLImageElement) => {
  const { top, bottom } = image.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

const decode = (image: HTMLImageElement) => image.decode().catch(() => {})
