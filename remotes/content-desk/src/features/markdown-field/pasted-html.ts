import TurndownService from 'turndown'
import { outerTables, type ReadTable, readTable, type TableUse, toCellText, unwrapFrames } from './pasted-tables.ts'
import { countColumns, type TableText } from './table-rows.ts'
import { joinOnlineLists, makeWordLists, nestLists } from './word-lists.ts'

/** What was pasted, as Markdown, and what it has. */
export interface PastedText {
  /** Up to the first table that stays one. */
  markdown: string
  /** That table, and what follows it. */
  rest: (string | TableText)[]
  headings: number
  lists: number
  /** Left out: a picture is a block of its own. */
  images: number
  /** Turned into lines of text, perhaps because one was too large. */
  tables: number
  isTooLarge: boolean
  /** Merged cells that were split. */
  merged: number
}

const allowedAddress = /^(https:\/\/|mailto:|tel:|sms:|\/(?![/\\]))/

/**
 * Markdown of HTML from a word processor or a web page: headings from ## on, lists, bold, italic and links stay, tables where they can.
 * Styles and images do not. Nothing of the HTML is run or loaded: DOMParser makes a document without scripts, and it is never shown.
 */
export function toMarkdown(html: string, use: TableUse = 'lines'): PastedText {
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html')
  for (const part of body.querySelectorAll('script, style, meta, link, title, template, iframe, object, svg, head')) {
    part.remove()
  }
  for (const part of body.querySelectorAll(notOfTheText)) part.remove()
  const images = body.querySelectorAll('img, picture:not(:has(img)), v\\:imagedata').length
  for (const image of body.querySelectorAll('img, picture, video, audio, canvas')) image.remove()
  unwrapFrames(body)
  makeWordLists(body)
  joinOnlineLists(body)
  nestLists(body)
  for (const sign of body.querySelectorAll('sup, sub')) raiseOrLower(sign)
  styledText(body)
  headingsFromTwo(body)
  for (const link of body.querySelectorAll('a')) cleanLink(link)
  const service = turndown()
  const write = (element: Element) =>
    service
      .turndown(element as HTMLElement)
      .replaceAll(/[ \u00a0]*\u00a0[ \u00a0]*$/gm, '')
      .replaceAll('\u00a0', ' ')
      .trim()
  const { kept, lines, isTooLarge } = takeTables(body, use, (cell) => toCellText(write(cell)))
  const headings = body.querySelectorAll('h2, h3').length
  const lists = [...body.querySelectorAll('ul, ol')].filter((list) => !list.parentElement?.closest('ul, ol')).length
  // Each table stands between two texts.
  const [markdown = '', ...others] = write(body).split(tableMarks)
  const rest = others
    .map((part, index) => (index % 2 === 0 ? toTable(kept[Number(part)]) : part))
    .filter((part): part is string | TableText => part !== undefined && part !== '')
  const merged = kept.reduce((sum, table) => sum + table.merged, 0)
  return { markdown, rest, headings, lists, images, tables: lines, isTooLarge, merged }
}

const toTable = (table: ReadTable | undefined): TableText | undefined =>
  table && { caption: table.caption, heads: table.heads, rows: table.rows }

/** What was deleted while changes were tracked, comments of Word with their marks, and the line above footnotes. */
const notOfTheText = [
  'del',
  'span.MsoCommentReference',
  'a.msocomanchor',
  '[data-style*="mso-element:comment"]',
  '[data-style*="mso-element:footnote-list"] > hr',
].join(', ')

/** Styles are read by another name: the page's policy reports each that is parsed. */
const withoutStyles = (html: string) =>
  html
    .replaceAll(/<style[\s\S]*?<\/style>/gi, '')
    .replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/\sstyle\s*=/gi, ' data-style='))

/** In the document of what was pasted: in the page's own an image would load, and its handlers run. */
const made = (beside: Element, tag: string) => beside.ownerDocument.createElement(tag)

/** Stands for a table while the rest is written; no one types it. */
const tableMark = (index: number) => `\uE000${index}\uE000`
const tableMarks = /\n*\uE000(\d+)\uE000\n*/

/** Takes out the tables that can be one, and makes lines of the others: each row is a line, its cells follow each other. */
function takeTables(body: HTMLElement, use: TableUse, write: (cell: Element) => string) {
  const kept: ReadTable[] = []
  let lines = 0
  let isTooLarge = false
  for (const table of outerTables(body)) {
    const read = readTable(table, write)
    const isSmall = use === 'blocks' && (read.rows.length < 2 || countColumns(read.rows) < 2)
    const isInText = table.closest('li, blockquote') === null
    if (use !== 'lines' && isInText && !isSmall && !read.isTooLarge) {
      const mark = made(table, 'p')
      mark.textContent = tableMark(kept.length)
      kept.push(read)
      table.replaceWith(mark)
    } else {
      lines++
      isTooLarge ||= use !== 'lines' && read.isTooLarge
      const rows = [...table.rows].map((row) => {
        const line = made(table, 'p')
        line.textContent = [...row.cells].map((cell) => cell.textContent.replaceAll(/\s+/g, ' ').trim()).join(' – ')
        return line
      })
      table.replaceWith(...rows)
    }
  }
  return { kept, lines, isTooLarge }
}

/** What Google Docs and Word write as styles: bold and italic; a bold that the style takes back is none. */
function styledText(body: HTMLElement) {
  for (const part of body.querySelectorAll<HTMLElement>('b, strong')) {
    if (/(^|;)\s*font-weight:\s*(normal|[1-4]00)/i.test(part.getAttribute('data-style') ?? ''))
      part.replaceWith(...part.childNodes)
  }
  for (const part of body.querySelectorAll<HTMLElement>('span[data-style]')) {
    const style = part.getAttribute('data-style') ?? ''
    if (part.textContent.trim() === '' || part.closest('h1, h2, h3, h4, h5, h6')) continue
    if (/font-weight:\s*(bold|[6-9]00)/i.test(style)) wrapContent(part, 'strong')
    if (/font-style:\s*italic/i.test(style)) wrapContent(part, 'em')
  }
  // A heading is bold by itself.
  for (const part of body.querySelectorAll('h1 b, h1 strong, h2 b, h2 strong, h3 b, h3 strong, h4 b, h4 strong')) {
    part.replaceWith(...part.childNodes)
  }
}

function wrapContent(part: Element, tag: string) {
  const wrapper = made(part, tag)
  wrapper.append(...part.childNodes)
  part.append(wrapper)
}

/** The page has the level 1: the highest heading becomes 2, and those below it 3. A title of Word is a heading. */
function headingsFromTwo(body: HTMLElement) {
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h1')
  const headings = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')]
  for (const empty of headings.filter(({ textContent }) => textContent.trim() === '')) empty.remove()
  const levels = headings
    .filter(({ textContent }) => textContent.trim() !== '')
    .map(({ tagName }) => Number(tagName[1]))
  const highest = Math.min(...levels)
  let last = 1
  for (const heading of headings.filter(({ parentNode }) => parentNode)) {
    const level = Math.min(Number(heading.tagName[1]) === highest ? 2 : 3, last + 1)
    rename(heading, `h${level}`)
    last = level
  }
}

function rename(element: Element, tag: string) {
  const renamed = made(element, tag)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

const signs = '0123456789+-'
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻'
const lowered = '₀₁₂₃₄₅₆₇₈₉₊₋'

/** Markdown has neither, so that x² and H₂O are written with the signs that Unicode has for them. */
function raiseOrLower(part: Element) {
  const text = part.textContent.trim()
  if (!/^[0-9+-]+$/.test(text)) return
  const written = part.matches('sup') ? raised : lowered
  part.replaceWith([...text].map((sign) => written[signs.indexOf(sign)]).join(''))
}

/** Mail programs and search engines lead through their own servers: the address that is meant. */
function addressMeant(address: string): string {
  const wrapped =
    /^https:\/\/(?:[\w-]+\.safelinks\.protection\.outlook\.com\/\?url=|www\.google\.[a-z.]+\/url\?q=)([^&]+)/i.exec(
      address,
    )
  try {
    return wrapped?.[1] ? decodeURIComponent(wrapped[1]) : address
  } catch {
    return address
  }
}

/** Without an address that a text may lead to, the words stay. http becomes https. */
function cleanLink(link: HTMLAnchorElement) {
  const given = (link.getAttribute('href') ?? '').trim().replace(/^http:\/\//i, 'https://')
  const address = addressMeant(given).replace(/^http:\/\//i, 'https://')
  if (allowedAddress.test(address) && link.textContent.trim() !== '') {
    link.setAttribute('href', address.replaceAll(' ', '%20'))
    link.removeAttribute('title')
  } else link.replaceWith(...link.childNodes)
}

function turndown() {
  const service = new TurndownService({
    headingStyle: 'atx',
    bulletListMarker: '-',
    emDelimiter: '*',
    strongDelimiter: '**',
    codeBlockStyle: 'fenced',
  })
  // What looks like a tag is text here; raw HTML is refused.
  const escapeMarks = service.escape.bind(service)
  service.escape = (text) => escapeMarks(text).replaceAll(/<(?=[a-z!/?])/gi, '\\<')
  // Turndown writes three spaces after the mark.
  service.addRule('item', {
    filter: 'li',
    replacement: (content, item) => {
      const list = item.parentNode as HTMLElement
      const start = Number(list.getAttribute('start') ?? 1)
      const mark = list.nodeName === 'OL' ? `${start + [...list.children].indexOf(item as Element)}. ` : '- '
      const text = content
        .trim()
        .replaceAll(/\n{2,}/g, '\n')
        .replaceAll('\n', `\n${' '.repeat(mark.length)}`)
      return `${mark}${text}${item.nextSibling ? '\n' : ''}`
    },
  })
  return service
}
