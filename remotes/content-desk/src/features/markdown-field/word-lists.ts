/** A list item of Word: a paragraph with its level in the style and its mark, “·” or “1.”, in the text. */
interface WordItem {
  level: number
  isOrdered: boolean
  /** As it is written, 4 in “4.”; 1 for other marks. */
  number: number
}

const parseLevel = (paragraph: Element): number | null => {
  const level = /mso-list:[^;]*\blevel(\d)/i.exec(paragraph.getAttribute('data-style') ?? '')?.[1]
  if (level) return Number(level)
  return /^MsoListParagraph/.test(paragraph.className) ? 1 : null
}

function toItem(paragraph: Element): WordItem | null {
  const level = parseLevel(paragraph)
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
  const shown = mark || (written?.[1] ?? '')
  return { level, isOrdered: /[0-9a-z][.)]/i.test(shown), number: Number(/\d+/.exec(shown)?.[0] ?? 1) }
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
    const item = body.contains(first) ? toItem(first) : null
    if (!item) continue
    addItem(first, item, first)
    first.remove()
  }
}

/** Word in a browser writes each item as a list of its own that knows its level: they become one list. */
export function joinOnlineLists(body: HTMLElement) {
  for (const wrapper of body.querySelectorAll('.ListContainerWrapper')) {
    for (const entry of wrapper.querySelectorAll('li')) {
      const list = entry.closest('ol')
      const item = {
        level: Number(entry.getAttribute('data-aria-level') ?? 1),
        isOrdered: list !== null,
        number: Number(list?.getAttribute('start') ?? 1),
      }
      addItem(wrapper, item, entry)
    }
    wrapper.remove()
  }
}

/** Google Docs puts a list beside the item that it belongs to: it becomes a part of that. */
export function nestLists(body: HTMLElement) {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    if (list.previousElementSibling) list.previousElementSibling.append(list)
    else list.replaceWith(...list.childNodes)
  }
}

/** The content of `from` becomes an item of the list that ends before `place`, or of a new one there. */
function addItem(place: Element, item: WordItem, from: Element) {
  const previous = place.previousElementSibling
  const goesOn =
    previous?.hasAttribute('data-word-list') && (item.level > 1 || previous.matches(item.isOrdered ? 'ol' : 'ul'))
  const list = previous && goesOn ? previous : newList(place, item, (made) => place.before(made))
  const entry = place.ownerDocument.createElement('li')
  entry.append(...from.childNodes)
  descend(list, item).append(entry)
}

function newList(beside: Element, { isOrdered, number }: WordItem, put: (list: Element) => void): Element {
  const list = beside.ownerDocument.createElement(isOrdered ? 'ol' : 'ul')
  list.setAttribute('data-word-list', '')
  if (isOrdered && number > 1) list.setAttribute('start', String(number))
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
