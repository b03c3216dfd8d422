import type { Page } from 'playwright'
import { comes } from './open-requests.ts'
import type { RecordedWindow } from './page-record.ts'

const mostStops = 80

interface Stop {
  name: string
  isInMain: boolean
  times: number
  clip: Clip | null
  hasStyle: boolean
}
/** How often each element had the focus, the last one at the end. */
interface StopsWindow {
  smokeStops: Map<HTMLElement, number>
}
interface Clip {
  x: number
  y: number
  width: number
  height: number
}

/** Tab through all stops of the page: each can be left, and its focus can be seen. Returns a sentence for each that cannot. */
export async function tabProblems(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    scrollTo(0, 0)
    Object.assign(globalThis, { smokeStops: new Map() })
    document.querySelector<HTMLElement>('main')?.focus()
  })
  const unseen: string[] = []
  for (let stops = 0; stops < mostStops; stops++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(readStop)
    if (stop.times === 3) return [`Tab does not lead on from “${stop.name}”.`, ...unseen]
    if (!stop.isInMain) break
    // A card may show the focus of the link in it.
    if (!stop.hasStyle && stop.clip && (await looksTheSame(page, stop.clip)) && (await looksTheSame(page)))
      unseen.push(stop.name)
  }
  return unseen.map((name) => `the focus is not visible on “${name}”.`)
}

/** Runs in the page. An element may show its focus on itself or, as a field in a frame does, around itself. */
async function readStop(): Promise<Stop> {
  // What the page does about it comes first.
  await new Promise(requestAnimationFrame)
  const element = document.activeElement as HTMLElement
  const { smokeStops } = globalThis as unknown as StopsWindow
  // A frame has stops of its own.
  const times = element.tagName === 'IFRAME' ? 1 : (smokeStops.get(element) ?? 0) + 1
  smokeStops.set(element, times)
  const { left: x, top: y, width, height } = element.getBoundingClientRect()
  const room = 6
  const clip = {
    x: Math.max(0, x - room),
    y: Math.max(0, y - room),
    width: Math.min(innerWidth - Math.max(0, x - room), width + 2 * room),
    height: Math.min(innerHeight - Math.max(0, y - room), height + 2 * room),
  }
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
  const isTransparent = /transparent|rgba\(.*, 0\)/.test(outlineColor)
  const name = element.getAttribute('aria-label') ?? ((element as HTMLInputElement).labels?.[0] ?? element).textContent
  return {
    name: (name || element.tagName).trim().split('\n', 1)[0]?.slice(0, 60) ?? '',
    isInMain: element.closest('main') !== null,
    times,
    clip: clip.width > 0 && clip.height > 0 ? clip : null,
    // A frame that has not loaded yet has no stops to show.
    hasStyle:
      element.tagName === 'IFRAME' ||
      (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1 && !isTransparent),
  }
}

/** Whether the place, or all that is in sight, looks the same with the focus and without. */
async function looksTheSame(page: Page, clip?: Clip): Promise<boolean> {
  const picture = () => page.screenshot({ ...(clip && { clip }), animations: 'disabled' })
  const focused = await picture()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  const other = await picture()
  await page.evaluate(() =>
    [...(globalThis as unknown as StopsWindow).smokeStops.keys()].at(-1)?.focus({ preventScroll: true }),
  )
  return focused.equals(other)
}

/**
 * Whether the shell still works on the page: its bar and menu are on top, what it opens is too and closes with Escape; and a letter does
 * nothing while no field has the focus.
 */
export async function shellProblems(page: Page): Promise<string[]> {
  const problems: string[] = []
  for (const y of [0, 600]) {
    await page.evaluate((top) => scrollTo(0, top), y)
    const covered = await page.evaluate(coveredControl, 'header, [role="banner"], nav')
    if (covered) problems.push(`“${covered}” of the shell is covered, so it cannot be pressed.`)
  }
  await page.evaluate(() => scrollTo(0, 0))
  return problems.length > 0
    ? [...new Set(problems)]
    : [...(await layerProblems(page)), ...(await letterProblems(page))]
}

const layers = '[role="menu"], [role="dialog"], [role="listbox"]'

async function layerProblems(page: Page): Promise<string[]> {
  const problems: string[] = []
  for (const opener of await page.locator('header button[aria-haspopup]:visible').all()) {
    const name = (await opener.getAttribute('aria-label')) ?? (await opener.textContent())?.trim()
    await opener.click({ timeout: 5000 })
    const layer = page.locator(layers).filter({ visible: true }).last()
    if (!(await comes(layer.waitFor({ timeout: 5000 })))) {
      problems.push(`“${name}” of the shell opens nothing.`)
      continue
    }
    const covered = await page.evaluate(coveredControl, layers)
    if (covered) problems.push(`“${covered}” in “${name}” of the shell is covered, so it cannot be pressed.`)
    await page.keyboard.press('Escape')
    const isClosed = await comes(layer.waitFor({ state: 'hidden', timeout: 3000 }))
    if (!isClosed) return [...problems, `Escape does not close “${name}” of the shell.`]
  }
  return problems
}

/** Runs in the page: the name of a control of these places, in sight, where something else would get the press. */
function coveredControl(places: string): string | undefined {
  const controls = [...document.querySelectorAll<HTMLElement>(places)]
    .filter((place) => place.checkVisibility({ visibilityProperty: true }) && !place.closest('main, [inert]'))
    .flatMap((place) =>
      [...place.querySelectorAll<HTMLElement>('a[href], button')].map((control) => ({ place, control })),
    )
  const covered = controls.find(({ place, control }) => {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    const { left, top, width, height } = control.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && !place.contains(hit) && hit.closest('main') !== null
  })
  return covered && (covered.control.getAttribute('aria-label') ?? covered.control.textContent).trim()
}

async function letterProblems(page: Page): Promise<string[]> {
  const state = () =>
    page.evaluate(() => {
      const { heldKeys } = (globalThis as unknown as RecordedWindow).stepwiseSmoke
      return { place: location.href, held: heldKeys.length, focus: document.activeElement?.outerHTML.slice(0, 200) }
    })
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  const before = await state()
  for (const key of 'abcdefghijklmnopqrstuvwxyz0123456789') {
    await page.keyboard.press(key)
    const after = await state()
    if (after.place !== before.place || after.held !== before.held || after.focus !== before.focus)
      return [`the letter ${key} alone does something, where people who speak to their computer say words.`]
  }
  return []
}
