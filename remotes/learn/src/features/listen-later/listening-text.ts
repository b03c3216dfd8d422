/** A part of a text that someone listens to: HTML of ours, or words of the person. */
export interface Chapter {
  title: string
  html?: string
  text?: string
}

/** Stand for the end of a paragraph and of a line, until all other space is one space. */
const [paragraphEnd, lineEnd] = ['\uE000', '\uE001']
/** Each of these is a paragraph of its own. */
const blocks = 'p, h1, h2, h3, h4, h5, h6, li, dt, dd, tr, blockquote, figcaption, pre'

/** The chapters as a plain text: a voice pauses at its empty lines. An empty chapter is left out, unless it is the first. */
export function listeningText(chapters: readonly Chapter[]): string {
  const parts = chapters.flatMap(({ title, html, text }, at) => {
    const body = html === undefined ? (text ?? '').trim() : textOfHtml(html)
    return body === '' && at > 0 ? [] : [title, body]
  })
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

function textOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const hidden of body.querySelectorAll('script, style, [aria-hidden="true"]')) hidden.remove()
  for (const image of body.querySelectorAll('img')) {
    const words = image.alt.trim()
    image.replaceWith(words === '' ? '' : paragraph(`Picture: ${words}`))
  }
  for (const line of body.querySelectorAll('br')) line.replaceWith(lineEnd)
  for (const code of body.querySelectorAll('pre')) code.textContent = code.textContent.replaceAll('\n', lineEnd)
  for (const cell of body.querySelectorAll('td, th')) if (cell.nextElementSibling) cell.append('. ')
  for (const item of body.querySelectorAll('ol > li'))
    (item.querySelector(':scope > p') ?? item).prepend(`${computeNumber(item)}. `)
  for (const block of body.querySelectorAll(blocks)) {
    block.before(paragraphEnd)
    block.after(paragraphEnd)
  }
  return (body.textContent ?? '')
    .replaceAll(/\s+/g, ' ')
    .split(paragraphEnd)
    .map((part) => part.replaceAll(/ ?\uE001 ?/g, '\n').trim())
    .filter((part) => part !== '')
    .join('\n\n')
}

function paragraph(words: string): HTMLParagraphElement {
  const element = document.createElement('p')
  element.textContent = words
  return element
}

function computeNumber(item: Element): number {
  const list = item.parentElement as HTMLOListElement
  return list.start + [...list.children].indexOf(item)
}
