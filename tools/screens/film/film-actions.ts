import type { Locator, Page } from 'playwright/test'

/** What is meant on a page: a role and a name, or `text` and words. */
export interface Target {
  role: string
  name: string
  /** Which one, from 1, where several have the name. */
  nth?: number
  in?: Target
}

/** What is done in a film of the product (content/tools/videos/scenes/parts/product.mjs). */
export type FilmAction =
  | { verb: 'open'; path: string }
  | { verb: 'press' | 'point' | 'scroll' | 'zoom' | 'mark'; target: Target }
  | { verb: 'type'; target: Target; text: string }
  | { verb: 'keys'; keys: string[] }

/** The steps of an action, so that each can have its picture; all but those of typing have one. */
export type Steps = (() => Promise<unknown>)[]

export function find(page: Page | Locator, { role, name, nth = 1, in: within }: Target): Locator {
  const around = within ? find(page, within) : page
  const found =
    role === 'text'
      ? around.getByText(name)
      : around.getByRole(role as Parameters<Page['getByRole']>[0], name === '' ? {} : { name })
  return found.filter({ visible: true }).nth(nth - 1)
}

export async function toSteps(page: Page, action: FilmAction): Promise<Steps> {
  switch (action.verb) {
    case 'open':
      return [() => page.goto(action.path)]
    case 'press':
      return [() => find(page, action.target).click()]
    case 'point':
      return [() => find(page, action.target).hover()]
    case 'keys':
      return [() => page.keyboard.press(action.keys.map(toKey).join('+'))]
    case 'type': {
      const target = find(page, action.target)
      if (await target.evaluate((element) => element.matches('select'))) return [() => target.selectOption(action.text)]
      await target.click()
      return [...action.text].map((letter) => () => page.keyboard.type(letter))
    }
    case 'scroll':
      return [() => find(page, action.target).evaluate(bringUp)]
    default:
      return [async () => undefined]
  }
}

const named: Record<string, string> = {
  Ctrl: 'Control',
  Esc: 'Escape',
  Space: 'Space',
  'Down arrow': 'ArrowDown',
  'Up arrow': 'ArrowUp',
}
const toKey = (key: string) => named[key] ?? key

/** Brings it to the upper third of the page, or of the pane that it is in. Runs in the page. */
function bringUp(element: Element) {
  const isPane = (one: Element) =>
    one.scrollHeight > one.clientHeight && /auto|scroll/.test(getComputedStyle(one).overflowY)
  let pane = element.parentElement
  while (pane && pane !== document.body && !isPane(pane)) pane = pane.parentElement
  const isPage = !pane || pane === document.body
  const scroller = isPage ? document.documentElement : (pane as Element)
  const top = isPage ? 0 : scroller.getBoundingClientRect().top
  const by = element.getBoundingClientRect().top - top - scroller.clientHeight * 0.2
  scroller.scrollBy({ top: by, behavior: 'instant' })
}
