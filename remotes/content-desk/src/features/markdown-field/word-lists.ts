/** A list item of Word: a paragraph with its level in the style and its mark, “·” or “1.”, in the text. */
interface WordItem {
  level: number
  isOrdered: boolean
}

const levelOf = (paragraph: Element): number | null => {
  const level = /mso-list:[^;]*\blevel(\d)/i.exec(paragraph.getAttribute('data-style') ?? '')?.[1]
  if (level) return Number(level)
  return /^MsoListParagraph/.test(paragraph.className) ? 1 : null
}

function itemOf(paragraph: Element): WordItem | null {
  const level = levelOf(paragraph)
  const isInList = paragraph.matches('p, h1, h2, h3, h4, h5, h6') && level !== null
  if (!isInList) return null
  const marks = [...paragraph.querySelectorAll('[data-style*="mso-list" i]')].filter((part) =>
    /mso-list:\s*ignore/i.test(part.getAttribute('data-style') ?? ''),
  )
  const mark = marks.map((part) => part.textContent).join('')
  const written = /^\s*([·•o§–-]|\(?[0-9a-z]{1,3}[.)])[\s\u00a0]+/i.exec(paragraph.textContent)
  for (const part of marks) part.remove()
  // Newer versions of Word leave the mark in the text.
  if (marks.length === 0) {
    if (!written) return null
    removeStart(paragraph, written[0].length)
  }
  return { level, isOrdered: /[0-9a-z][.)]/i.test(mark || (written?.[1] ?? '')) }
}

function removeStart(element: Element, length: number) {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let left = length; left > 0 && texts.nextNode(); ) {
    const text = texts.currentNode as Text
    const taken = Math.min(left, text.length)
    text.deleteData(0, taken)
    left -= taken
  }
}

/** Makes lists of the paragraphs that Word writes for them, nested as their levels say. */
export function makeWordLists(body: HTMLElement) {
  for (const first of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const item = body.contains(first) ? itemOf(first) : null
    if (!item) continue
    const previous = first.previousElementSibling
    const list = previous?.hasAttribute('data-word-list')
      ? previous
      : newList(first, item, (made) => first.before(made))
    const place = descend(list, item)
    const entry = body.ownerDocument.createElement('li')
    entry.append(...first.childNodes)
    place.append(entry)
    first.remove()
  }
}

function newList(beside: Element, { isOrdered }: WordItem, put: (list: Element) => void): Element {
  const list = beside.ownerDocument.createElement(isOrdered ? 'ol' : 'ul')
  list.setAttribute('data-word-list', '')
  put(list)
  return list
}

/** The list of the item's level, at the end of this one. */
function descend(list: Element, item: WordItem): Element {
  let place = list
  for (let level = 1; level < item.level; level++) {
    const last = place.lastElementChild
    if (!last) break
    const inner = [...last.children].find((child) => child.matches('ul, ol'))
    place = inner ?? newList(last, item, (made) => last.append(made))
  }
  return place
}
