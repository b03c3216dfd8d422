export type Area = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

const controls = 'a[href], button, input, select, textarea, summary'

/**
 * The lines of text, fields and other controls, within `near`, of the dialog or page that the button is in. Behind a dialog nothing is
 * read, so all of it may be covered.
 */
export function seenAround(button: Element, near: Area): Area[] {
  const around = button.closest('[role="dialog"]') ?? document.body
  const isIn = ({ left, right, top, bottom }: Area) =>
    left < near.right && right > near.left && top < near.bottom && bottom > near.top
  const seen: Area[] = []
  const look = (element: Element, areas: Iterable<Area>) => {
    const found = [...areas].filter(isIn)
    if (found.length > 0 && isOther(element, button)) seen.push(...found)
  }
  for (const control of around.querySelectorAll(controls)) look(control, [control.getBoundingClientRect()])
  const texts = document.createTreeWalker(around, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    if (!text.parentElement || text.data.trim() === '') continue
    range.selectNodeContents(text)
    look(text.parentElement, range.getClientRects())
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
