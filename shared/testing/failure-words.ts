/**
 * How often the words of a failure can be seen now, and how often a screen reader reads them out (docs/product/errors.md#one-message). A
 * link of a form's summary and the words at its field count as one, if the field is described by them.
 */
export function countFailureWords(words: string): { seen: number; readOut: number } {
  const seen = elementsWith(words).filter(
    (element) => !element.closest('[data-live-region], [hidden], [aria-hidden="true"]'),
  )
  const atFields = seen.filter((element) => isTied(element, seen))
  const alerts = [...document.querySelectorAll('[role="alert"], [data-live-region]')]
  const readOut = alerts.reduce((count, alert) => count + (alert.textContent ?? '').split(words).length - 1, 0)
  return { seen: seen.length - atFields.length, readOut }
}

function elementsWith(words: string): Element[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Element[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.textContent?.includes(words) && text.parentElement) found.push(text.parentElement)
  }
  return found
}

/** Whether these are the words at a field, whose link in the summary has them too. */
function isTied(element: Element, seen: Element[]): boolean {
  const id = element.closest('[id]')?.id
  if (!id || element.closest('[role="alert"]')) return false
  const isDescription = document.querySelector(`[aria-describedby~="${CSS.escape(id)}"]`) !== null
  return isDescription && seen.some((other) => other.closest('[role="alert"] a[href^="#"]') !== null)
}
