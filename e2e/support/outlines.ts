import type { Edition } from '@stepwise/shared/contracts'
import { expect, type Page } from 'playwright/test'
import { parse, stringify } from 'yaml'

/** What an accessibility tree says, reduced: a line, or a line with what is in it. */
type Outline = (string | Record<string, Outline>)[]
/** The same as Playwright writes it: what is in a part may be its text alone, and properties begin with a slash. */
type Snapshot = (string | Record<string, Snapshot | string>)[]

const landmarks = ['banner', 'navigation', 'main', 'contentinfo', 'complementary', 'region', 'search', 'form']
const dialogs = ['dialog', 'alertdialog', 'alert']
const structure = ['heading', 'tablist', 'tabpanel', 'toolbar', 'menu', 'table', 'grid', 'columnheader']
const widgets = [
  'link',
  'button',
  'checkbox',
  'radio',
  'switch',
  'tab',
  'menuitem',
  'menuitemradio',
  'menuitemcheckbox',
]
const fields = ['textbox', 'searchbox', 'combobox', 'listbox', 'spinbutton', 'slider', 'progressbar']
const kept = new Set([...landmarks, ...dialogs, ...structure, ...widgets, ...fields])
/** Kept where they have a name. */
const keptIfNamed = new Set(['group', 'radiogroup', 'article', 'list'])
/** What many of a kind stand in: of those that are alike the first speaks for all, so that new content changes nothing. */
const repeated = new Set(['listitem', 'row', 'article', 'option'])
/** Where content is, and not the product's own menus. */
const contentPlaces = new Set(['main', 'dialog', 'tabpanel'])

/**
 * The outline of the page is as it was reviewed: landmarks, headings, and the names and states of controls. It stands in
 * `e2e/outlines/<edition>/<name>.yml`; how to update it: docs/product/accessibility.md#outlines.
 */
export async function expectOutline(page: Page, edition: Edition, name: string): Promise<void> {
  await waitForPlayer(page)
  await expect(async () =>
    expect(await outlineOf(page)).toMatchSnapshot(['outlines', edition, `${fileName(name)}.yml`]),
  ).toPass({ timeout: 30_000 })
}

/** A player gets captions and chapters once its video says that it has them. */
export async function waitForPlayer(page: Page): Promise<void> {
  const captions = page.getByRole('button', { name: 'Captions', exact: true }).filter({ visible: true })
  if ((await captions.count()) > 0) await expect(captions.first()).toHaveAttribute('aria-pressed', 'true')
}

export const fileName = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

export async function outlineOf(page: Page): Promise<string> {
  const restore = await hideInert(page)
  const snapshot = await page.locator('body').ariaSnapshot()
  await restore()
  return reduced(snapshot)
}

/** Playwright's snapshot has what is inert too, which no screen reader reaches. Returns what brings it back. */
async function hideInert(page: Page): Promise<() => Promise<void>> {
  const inert = await page.evaluateHandle(() => {
    const parts = [...document.querySelectorAll('[inert]:not([aria-hidden])')]
    for (const part of parts) part.setAttribute('aria-hidden', 'true')
    return parts
  })
  return () => inert.evaluate((parts) => parts.forEach((part) => void part.removeAttribute('aria-hidden')))
}

/** An aria snapshot of Playwright without its texts: only what a person moves by. */
export function reduced(snapshot: string): string {
  const outline = reduce((parse(snapshot) ?? []) as Snapshot, false)
  return stringify(outline, { lineWidth: 0 })
}

function reduce(parts: Snapshot, isContent: boolean): Outline {
  const outline: Outline = []
  const shapes = new Set<string>()
  for (const part of parts) {
    const [key, inner] = typeof part === 'string' ? [part, []] : (Object.entries(part)[0] ?? ['', []])
    const { role, name, states } = partsOf(key)
    if (role === '') continue
    const within = reduce(Array.isArray(inner) ? inner : [], isContent || contentPlaces.has(role))
    if (isContent && repeated.has(role)) {
      const shape = shapeOf(within)
      if (shape !== '[]' && shapes.has(shape)) {
        if (outline.at(-1) !== alike) outline.push(alike)
        continue
      }
      shapes.add(shape)
    }
    if (!kept.has(role) && !(keptIfNamed.has(role) && name)) outline.push(...within)
    else {
      const line = [role, name && `"${timeless(name)}"`, ...states].filter(Boolean).join(' ')
      outline.push(within.length > 0 ? { [line]: within } : line)
    }
  }
  return outline
}

const alike = '(more like it)'

/** Of `button "Save" [disabled]`: role, name and states. The role is empty for a property, and for what is none. */
function partsOf(key: string) {
  const [, role = '', quoted, states = ''] = /^([a-z]+)(?: ("(?:[^"\\]|\\.)*"))?((?: \[[^\]]*\])*)$/.exec(key) ?? []
  return { role, name: quoted && (JSON.parse(quoted) as string), states: states.match(/\[[^\]]*\]/g) ?? [] }
}

/** The outline without names and states. */
const shapeOf = (outline: Outline) => JSON.stringify(outline).replaceAll(/ \\".*?\\"(?=[ "])| \[(?!level)[^\]]*\]/g, '')

const months = 'January|February|March|April|May|June|July|August|September|October|November|December'
const shortMonths = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec'
const days = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day'
const shortDays = 'Mon|Tue|Wed|Thu|Fri|Sat|Sun'
const dates = [
  new RegExp(`(?:${days},? )?\\b\\d{1,2} (?:${months}|${shortMonths})(?: \\d{4})?`, 'g'),
  new RegExp(`\\b(?:${shortDays}), (?:${shortMonths})\\s\\d{1,2}(?:st|nd|rd|th)`, 'g'),
]

/** Without what is different in each run, or with each new text: days, addresses of accounts, how many hundreds there are of something. */
export function timeless(text: string): string {
  const dated = dates
    .reduce((before, date) => before.replaceAll(date, '<date>'), text)
    .replace(/^\d[\d,]{2,}(?= [a-z])/, '<number>')
  return dated
    .replaceAll(/[\w.+-]+@[\w.-]+\.\w+/g, '<address>')
    .replaceAll(/\b\d{1,2}:\d{2} ?[ap]m\b/gi, '<time>')
    .replace(/^20\d\d$/, '<year>')
    .replace(/^© 20\d\d/, '© <year>')
}
