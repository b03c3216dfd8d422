import type { Page } from 'playwright/test'
import { type Eyes, lookAtPage } from './eyes.ts'

/** What people call things: one word, words of three alphabets, and pictures. 70 letters each. */
const longWords = [
  `Schifffahrts${'verwaltungsordnungs'.repeat(3)}a`.slice(0, 70),
  'Łódź, ćma i źdźbło; Αθήνα, ψυχή και ωκεανός; Київ, щастя та їжа: всё вместе, да!'.slice(0, 70),
  '👩🏽‍🎓📚🧠'.repeat(10),
] as const

/** Keys of answers whose values people write: learners, content managers, institutions. */
const keys = new Set([
  ...['title', 'name', 'first_name', 'surname', 'university', 'course_name', 'email', 'pending_email', 'institution'],
  ...['step_name', 'section_name', 'learning_module_name', 'chapter_name', 'software_name', 'device', 'detail', 'file'],
])

/** No one has a reminder that is due on the day on which it was made. */
const dueReminder = { step_id: 'a:b:c:d', name: '', url: '/dashboard/learn', due_on: '2026-01-01' }

/**
 * In what the pages to come get from the server, all that people write is long. `first` is the one of the three that is used first;
 * `answers`: by path, what the server sends for things that it has for few people only.
 */
export async function writeLongWords(page: Page, first: number, answers: Record<string, unknown> = {}): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const answer = answers[new URL(route.request().url()).pathname]
    const response = answer === undefined ? await route.fetch() : undefined
    if (response && !response.headers()['content-type']?.includes('json')) return route.fulfill({ response })
    let count = first
    const lengthen = (value: unknown, key: string): unknown => {
      if (typeof value === 'string' && keys.has(key)) return longWords[count++ % longWords.length]
      if (key === 'reminders') return lengthen([dueReminder], '')
      if (Array.isArray(value)) return value.map((each) => lengthen(each, ''))
      if (typeof value !== 'object' || value === null) return value
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, lengthen(inner, name)]))
    }
    return route.fulfill({
      ...(response && { response }),
      json: lengthen(response ? await response.json() : answer, ''),
    })
  })
}

/**
 * Controls that are beside the window or their layer, cut off, or under something; and texts that reach out of the window. What a person
 * can scroll sideways to, by keyboard too, is not lost.
 */
export const lostParts = (page: Page): Promise<string[]> => lookAtPage(page, findLostParts)

function findLostParts({ textsIn, isClipped }: Eyes): string[] {
  const pressable = 'button, a[href], input:not([type="hidden"]), select, textarea, summary, [role="option"]'
  const controls = [...document.querySelectorAll(pressable)].filter(isSeen).flatMap((control) => {
    control.scrollIntoView({ block: 'center', inline: 'nearest' })
    const covered = under(control, boxOf(control))
    // No one sees that a page or a dialog can be scrolled sideways.
    for (let at: Element | null = control; at; at = at.parentElement) at.scrollLeft = 0
    const problem = beside(control, boxOf(control)) ?? covered
    return problem ? [`${nameOf(control)}: ${problem}`] : []
  })
  const found = new Set(controls)
  for (const { words, element, range } of textsIn(document.body)) {
    const problem = isSeen(element) && beside(element, range.getBoundingClientRect())
    if (problem) found.add(`“${words.slice(0, 40)}” ${problem}`)
  }
  return [...found]

  function nameOf(control: Element): string {
    return (control.getAttribute('aria-label') ?? (control.textContent || control.outerHTML)).slice(0, 60)
  }

  function isSeen(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    if (element.closest('[inert], [aria-hidden="true"] button, [data-live-region], .vds-captions')) return false
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { position } = getComputedStyle(at)
      const { width, height, bottom } = at.getBoundingClientRect()
      if (isClipped(at) || (width <= 2 && height <= 2)) return false
      // A link for the keyboard stands outside until it has the focus.
      if (/absolute|fixed/.test(position) && bottom < 0) return false
    }
    return true
  }

  /** Of what a person presses: a checkbox may be drawn by its label. */
  function boxOf(control: Element): DOMRect {
    const own = control.getBoundingClientRect()
    const isDrawnByLabel = control instanceof HTMLInputElement && getComputedStyle(control).opacity === '0'
    return (isDrawnByLabel && control.labels?.[0]?.getBoundingClientRect()) || own
  }

  function beside(element: Element, { left, right, width }: DOMRect): string | null {
    if (width < 1) return null
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      const { overflowX } = getComputedStyle(at)
      if (overflowX === 'visible') continue
      if (at.matches('[tabindex="0"], pre') && at.scrollWidth > at.clientWidth) return null
      const edge = at.getBoundingClientRect()
      // The focus brings each control of a row that scrolls into sight; it must fit there.
      const control = element.closest('a, button')
      const fits = control !== null && control.getBoundingClientRect().width <= edge.width
      if (/auto|scroll/.test(overflowX) && at.scrollWidth > at.clientWidth && fits) return null
      if (left < edge.left - 2 || right > edge.right + 2) return `reaches out of ${at.outerHTML.slice(0, 80)}`
    }
    return left < -1 || right > innerWidth + 1 ? `is beside the window, from ${left} to ${right}` : null
  }

  /** What lies over a layer below it (a menu, results) goes away with it. */
  function under(control: Element, { left, right, top, bottom }: DOMRect): string | null {
    if (right - left < 1 || bottom - top < 1) return null
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    if (!over || control.contains(over) || over.contains(control) || layerOf(over) !== layerOf(control)) return null
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
    return labels.some((label) => label.contains(over)) ? null : `is under ${over.outerHTML.slice(0, 80)}`
  }

  function layerOf(element: Element): Element | null {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (/fixed|sticky|absolute/.test(getComputedStyle(at).position)) return at
    return null
  }
}
