export type Area = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

/** What is seen, and how much it matters that it is not covered. */
export interface Seen {
  area: Area
  weight: number
}

const fields = 'input, select, textarea'
const buttons = 'a[href], button, summary'
const [wordWeight, buttonWeight] = [100, 1]

/**
 * The lines of text, fields and buttons, within `near`, of the dialog or page that the button is in. Behind a dialog nothing is read, so all
 * of it may be covered.
 */
export function seenAround(button: Element, near: Area): Seen[] {
  const around = button.closest('[role="dialog"]') ?? document.body
  const isIn = ({ left, right, top, bottom }: Area) =>
    left < near.right && right > near.left && top < near.bottom && bottom > near.top
  const seen: Seen[] = []
  const look = (element: Element, areas: Iterable<Area>, weight: number) => {
    const found = [...areas].filter(isIn)
    if (found.length > 0 && isOther(element, button)) seen.push(...found.map((area) => ({ area, weight })))
  }
  for (const field of around.querySelectorAll(fields)) look(field, [field.getBoundingClientRect()], wordWeight)
  for (const other of around.querySelectorAll(buttons)) look(other, [other.getBoundingClientRect()], buttonWeight)
  const texts = document.createTreeWalker(around, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    if (!text.parentElement || text.data.trim() === '') continue
    range.selectNodeContents(text)
    look(text.parentElement, range.getClientRects(), wordWeight)
  }
  return seen
}

/** Asked of few: each answer takes its time. */
function isOther(element: Element, button: Element): boolean {
  if (button.contains(element) || element.closest('[inert], [data-tooltip], [data-live-region]')) return false
  const { width } = element.getBoundingClientRect()
  // Words for screen readers alone are a dot.
  return width > 2 && (element.checkVisibility?.({ visibilityProperty: true }) ?? true)
}
