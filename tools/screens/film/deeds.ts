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
export type Deed =
  | { verb: 'open'; path: string }
  | { verb: 'press' | 'point' | 'scroll' | 'zoom' | 'mark'; target: Target }
  | { verb: 'type'; target: Target; text: string }
  | { verb: 'keys'; keys: string[] }

/** The steps of a deed, so that each can have its picture; all but those of typing and scrolling have one. */
export type Steps = (() => Promise<unknown>)[]

/** Pictures of a movement down a page. */
const scrollSteps = 14

export function find(page: Page | Locator, { role, name, nth = 1, in: within }: Target): Locator {
  const around = within ? find(page, within) : page
  const found =
    role === 'text'
      ? around.getByText(name)
      : around.getByRole(role as Parameters<Page['getByRole']>[0], name === '' ? {} : { name })
  return found.filter({ visible: true }).nth(nth - 1)
}

export async function stepsOf(page: Page, deed: Deed): Promise<Steps> {
  switch (deed.verb) {
    case 'open':
      return [() => page.goto(deed.path)]
    case 'press':
      return [() => find(page, deed.target).click()]
    case 'point':
      return [() => find(page, deed.target).hover()]
    case 'keys':
      return [() => page.keyboard.press(deed.keys.map(toKey).join('+'))]
    case 'type':
      await find(page, deed.target).click()
      return [...deed.text].map((letter) => () => page.keyboard.type(letter))
    case 'scroll':
      return scrollDown(find(page, deed.target))
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

/** Starts and ends gently; what is meant comes to the upper third of the page, or of the pane that it is in. */
async function scrollDown(target: Locator): Promise<Steps> {
  const scroller = await target.evaluateHandle((element) => {
    const isPane = (one: Element) =>
      one.scrollHeight > one.clientHeight && /auto|scroll/.test(getComputedStyle(one).overflowY)
    for (let one = element.parentElement; one && one !== document.body; one = one.parentElement)
      if (isPane(one)) return one
    return document.documentElement
  })
  const [from, to] = await scroller.evaluate(
    (pane, element) => {
      const paneTop = pane === document.documentElement ? 0 : pane.getBoundingClientRect().top
      const top = pane.scrollTop + (element?.getBoundingClientRect().top ?? 0) - paneTop - pane.clientHeight * 0.2
      return [pane.scrollTop, Math.max(0, Math.min(top, pane.scrollHeight - pane.clientHeight))] as const
    },
    await target.elementHandle(),
  )
  const ease = (p: number) => (p < 0.5 ? 4 * p ** 3 : 1 - (-2 * p + 2) ** 3 / 2)
  return Array.from({ length: scrollSteps }, (_, at) => {
    const top = from + (to - from) * ease((at + 1) / scrollSteps)
    return () => scroller.evaluate((pane, y) => pane.scrollTo({ top: y, behavior: 'instant' }), top)
  })
}
