/** What may be an icon alone. Text boxes, boxes to tick and sliders have labels beside them. */
const candidates =
  'button, a[href], summary, [role="button"], [role="link"], [role="tab"], [role="menuitem"], [role="switch"]'

/** The button or link at this place of the page, if it is seen as an icon alone. */
export function iconButtonAt(target: EventTarget | null): Element | null {
  const button = target instanceof Element ? target.closest(candidates) : null
  return button && nameOfIcon(button) ? button : null
}

/** All of the page that are seen as an icon alone, with their names. */
export function iconButtons(): [Element, string][] {
  return [...document.querySelectorAll(candidates)].flatMap((button): [Element, string][] => {
    const name = nameOfIcon(button)
    return name ? [[button, name]] : []
  })
}

/** The accessible name of a button or link that shows no words; null for one that shows some, or has no name. */
export function nameOfIcon(button: Element): string | null {
  const isMarked = button.hasAttribute('data-short-name')
  if (!isMarked && showsWords(button)) return null
  const labels = (button.getAttribute('aria-labelledby') ?? '').split(/\s+/).map((id) => document.getElementById(id))
  return (
    wordsIn(labels.map((label) => label?.textContent ?? '').join(' ')) ||
    wordsIn(button.getAttribute('aria-label')) ||
    wordsIn(hiddenWords(button)) ||
    wordsIn(button.getAttribute('title')) ||
    null
  )
}

const wordsIn = (text: string | null | undefined) => text?.replace(/\s+/g, ' ').trim() ?? ''

/** What screen readers hear of its content. */
const hiddenWords = (button: Element) =>
  [...textsIn(button)].map(({ data }) => data).join(' ') || button.querySelector('img[alt]')?.getAttribute('alt')

function* textsIn(button: Element): Generator<Text> {
  const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    if (/[\p{L}\p{N}]/u.test(text.data)) yield text
  }
}

function showsWords(button: Element): boolean {
  for (const text of textsIn(button)) if (isSeen(text, button)) return true
  return false
}

/** Not cut down to a dot, as words for screen readers alone are. */
function isSeen(text: Text, button: Element): boolean {
  for (let at = text.parentElement; at && at !== button.parentElement; at = at.parentElement) {
    const { clip, clipPath, display, visibility } = getComputedStyle(at)
    if (display === 'none' || visibility === 'hidden') return false
    if (clip.startsWith('rect(0') || clipPath.startsWith('inset(50%')) return false
  }
  return true
}
