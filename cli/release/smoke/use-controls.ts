import type { JSHandle, Page } from 'playwright'
import { reportsFault } from './noise.ts'
import { comes } from './open-requests.ts'
import { longestWork, startProcessorTimer, unlessSilent } from './processor-time.ts'

const [mostUses, mostLinks] = [60, 3]
/** How often a dialog is closed in which everything was used, and another page left: some open again with the page. */
const mostReturns = 8
/** In an order that the seed gives: a word, markup, another alphabet with an emoji, and more than a field may be meant for. */
const words = ['reading', '<b>bold</b>', 'Żółć 語 😀', 'word '.repeat(60).trim()]

/** What is used next; `none` when everything in the uppermost dialog, or on the page, was. */
type Used = { kind: 'press' | 'type' | 'choose'; key: string; name: string } | { kind: 'none'; layers: number }
type Choice = readonly [used: string[], roll: number, mostLinks: number, isDialog: boolean]
interface Found {
  one: Used
  element?: HTMLElement
}
interface Next {
  one: Used
  handle: JSHandle<Found>
}

interface Opened {
  path: string
  /** What the page has printed and reported so far. */
  noise: string[]
  /** Opens the page again, as it was. */
  reopen: () => Promise<void>
  /** Only what is in a dialog is used: it is what was opened. */
  isDialog?: boolean | undefined
}

/**
 * Presses each control of the page and types into each field, in the order of a seed, those of a dialog first when one opens. What is marked
 * with `data-dangerous` is left out: it ends the visit, for example. Returns the first problem, and how many were used.
 */
export async function useControls(page: Page, seed: number, { path, noise, reopen, isDialog = false }: Opened) {
  const random = createRandom(seed)
  const processorTime = await startProcessorTimer(page)
  const used: string[] = []
  let returns = 0
  while (used.length < mostUses) {
    const before = { time: await processorTime(), noise: noise.length }
    const next = await unlessSilent(focusNext(page, [used, random(), mostLinks, isDialog]))
    if (next === 'silent') return { uses: used.length, problem: 'a press makes it compute without end.' }
    if (next === 'gone' || next.one.kind === 'none') {
      const layers = next !== 'gone' && next.one.kind === 'none' ? next.one.layers : undefined
      // All of what was opened was used.
      if (layers === (isDialog ? 1 : 0) || ++returns > mostReturns) break
      if (!layers || !(await closesByEscape(page))) await reopen()
      continue
    }
    const { one } = next
    used.push(one.key)
    const act = { press: 'was pressed', type: 'was typed into', choose: 'was changed' }[one.kind]
    const toProblem = (what: string) => ({ uses: used.length, problem: `after “${one.name}” ${act} ${what}` })
    const after = await unlessSilent(use(page, next, random).then(() => afterUse(page)))
    if (after === 'silent') return toProblem('it computes without end.')
    const seconds = (await processorTime()) - before.time
    const heard = noise.slice(before.noise)
    // The error itself says more than that it was reported.
    const said = heard.find((one) => one !== reportsFault) ?? heard[0]
    if (said) return toProblem(said)
    if (after === 'failed') return toProblem('a part of it could not be shown.')
    if (after === 'restless') return toProblem('it works on without end, though nothing happens.')
    if (seconds > longestWork) return toProblem(`it works for ${seconds.toFixed(1)} s before the next frame.`)
    if (!isAt(page, path)) await comeBack(page, path, reopen)
  }
  return { uses: used.length, problem: undefined }
}

/** Whether Escape closes the uppermost dialog, within a second. */
async function closesByEscape(page: Page): Promise<boolean> {
  const dialogs = page.locator('[role="dialog"], [role="alertdialog"], dialog[open]').filter({ visible: true })
  const before = await dialogs.count()
  await page.keyboard.press('Escape')
  for (let tries = 0; tries < 10; tries++) {
    if ((await dialogs.count()) < before) return true
    await page.waitForTimeout(100)
  }
  return false
}

const isAt = (page: Page, path: string) => new URL(page.url()).pathname === path.replace(/[?#].*/, '')

async function comeBack(page: Page, path: string, reopen: () => Promise<void>) {
  await page.goBack({ waitUntil: 'commit', timeout: 3000 }).catch(() => undefined)
  const heading = page.locator('h1:visible').first()
  const isBack = isAt(page, path) && (await comes(heading.waitFor({ timeout: 3000 })))
  if (!isBack) await reopen()
}

/** Gives the focus to one of the controls that were not used yet, by its kind, name and place. `gone`: another page is being loaded. */
async function focusNext(page: Page, choice: Choice): Promise<Next | 'gone'> {
  const found = page.evaluateHandle(focusNextInPage, choice)
  return found.then(async (handle) => ({ handle, one: await handle.evaluate(({ one }) => one) })).catch(() => 'gone')
}

async function use(page: Page, { handle, one }: Next, random: () => number) {
  const word = words[Math.floor(random() * words.length)] ?? ''
  if (one.kind === 'type') await page.keyboard.insertText(word)
  if (one.kind === 'choose') await page.keyboard.press('ArrowDown')
  // A press that loads another page takes the answer with it.
  if (one.kind === 'press') await handle.evaluate(({ element }) => element?.click()).catch(() => undefined)
}

/** Runs in the page. */
function focusNextInPage([used, roll, mostLinks, isDialog]: Choice): Found {
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0
  const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], dialog[open]')].filter(isShown)
  const scope = dialogs.at(-1) ?? (isDialog ? null : document.querySelector('main'))
  const left =
    ':disabled, [aria-disabled="true"], [type="file"], [readonly], [data-dangerous], [data-dangerous] *, [inert] *'
  const foreign = 'a[target="_blank"], a[download]:not([href^="#"]), a:not([href^="/"])'
  const mayFollow = used.filter((key) => key.startsWith('A ')).length < mostLinks
  const readName = (element: HTMLElement) => {
    const label = (element as HTMLInputElement).labels?.[0]
    const name = element.getAttribute('aria-label') ?? (label ?? element).textContent
    return (name.trim() || element.title || element.getAttribute('name') || element.tagName).split('\n', 1)[0] ?? ''
  }
  const buildKey = (element: HTMLElement) =>
    `${element.tagName} ${element.getAttribute('role')} ${element.getAttribute('type')} ${readName(element)} ${dialogs.length}`
  const controls =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [contenteditable="true"], [role="button"], [role="tab"], [role="switch"], [role="menuitem"]'
  const free = [...(scope?.querySelectorAll<HTMLElement>(controls) ?? [])].filter(
    (element) =>
      isShown(element) &&
      !element.matches(left) &&
      (element.tagName !== 'A' || (mayFollow && !element.matches(foreign))) &&
      !used.includes(buildKey(element)),
  )
  const element = free[Math.floor(roll * free.length)]
  if (!element) return { one: { kind: 'none', layers: dialogs.length } }
  const names = { key: buildKey(element), name: readName(element).slice(0, 60) }
  element.focus()
  if (element.tagName === 'SELECT') return { element, one: { kind: 'choose', ...names } }
  const isPressed = 'button, submit, reset, checkbox, radio, range, color, image'.includes(
    (element as HTMLInputElement).type,
  )
  const isField = element.matches('textarea, [contenteditable="true"]') || (element.tagName === 'INPUT' && !isPressed)
  return { element, one: { kind: isField ? 'type' : 'press', ...names } }
}

/** Waits for the next frame and for a moment without work. `restless`: there is none, though the page has time for it. */
async function afterUse(page: Page): Promise<'settled' | 'failed' | 'restless'> {
  const state = () =>
    page
      .evaluate(async () => {
        const hasRest = () =>
          new Promise<boolean>((resolve) => {
            requestAnimationFrame(() => requestIdleCallback(({ didTimeout }) => resolve(!didTimeout), { timeout: 500 }))
          })
        const failed = [...document.querySelectorAll('[data-failed]')]
        const rests = (await hasRest()) || (await hasRest()) || (await hasRest())
        const isFailed = [...document.querySelectorAll('[data-failed]'), ...failed].some(
          (one) => one.isConnected && one.checkVisibility(),
        )
        return { rests, isFailed }
      })
      // The page was loaded again meanwhile.
      .catch(() => ({ rests: true, isFailed: false }))
  const { rests, isFailed } = await state()
  if (isFailed) return 'failed'
  return rests ? 'settled' : 'restless'
}

/** Numbers from 0 to below 1, the same ones for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
