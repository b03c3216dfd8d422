import { escapeHtml } from '../../../html.ts'
import type { Row } from '../person-data/read-rows.repository.ts'
import type { Words } from './words.ts'

/** What a page says of the rows of one table. */
export interface Section {
  table: string
  heading: string
  /** Said when there are no rows. */
  none: string
  /** The rows as HTML, page by page as they are read. */
  html: (rows: Row[], words: Words) => string
  /** Stands around the rows, such as the head of a table. */
  around?: readonly [open: string, close: string]
  /** All rows are needed at once: only for tables whose rows are few. */
  isWhole?: boolean
}

/** A page of the file, for people. */
export interface ExportPage {
  file: string
  title: string
  /** For the start page: what is in it. */
  about: string
  sections: readonly Section[]
  /** Is left out when there is nothing to say. */
  isOptional?: boolean
}

/** A value of a row as text; what is absent is empty. */
export const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : Array.isArray(value) ? value.join(', ') : String(value)

/** What a person wrote: escaped, in its own direction, with its paragraphs and lines. */
export const paragraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p dir="auto">${escapeHtml(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('\n')

type Cell = (row: Row, words: Words) => string

/** Rows as a table. The first column names its row. */
export function tableSection({
  columns,
  ...section
}: Omit<Section, 'html' | 'around'> & { columns: readonly (readonly [label: string, cell: Cell])[] }): Section {
  const heads = columns.map(([label]) => `<th scope="col">${escapeHtml(label)}</th>`).join('')
  const open = `<div class="wide" role="group" aria-label="${escapeHtml(section.heading)}, as a table" tabindex="0"><table><thead><tr>${heads}</tr></thead><tbody>\n`
  const rowOf = (row: Row, words: Words) => {
    const cells = columns.map(([, cell]) => escapeHtml(cell(row, words)))
    const [name = '', ...others] = cells
    return `<tr><th scope="row" dir="auto">${name}</th>${others.map((cell) => `<td dir="auto">${cell}</td>`).join('')}</tr>`
  }
  return {
    ...section,
    around: [open, '\n</tbody></table></div>\n'],
    html: (rows, words) => rows.map((row) => rowOf(row, words)).join('\n'),
  }
}

/** A row, or each of a few, as names with their values; empty values are left out. */
export function factsSection({
  facts,
  ...section
}: Omit<Section, 'html' | 'around'> & { facts: readonly (readonly [label: string, value: Cell])[] }): Section {
  const factsOf = (row: Row, words: Words) =>
    facts
      .map(([label, value]) => [label, value(row, words)] as const)
      .filter(([, value]) => value !== '')
      .map(([label, value]) => `<dt>${escapeHtml(label)}</dt><dd dir="auto">${escapeHtml(value)}</dd>`)
      .join('\n')
  return { ...section, html: (rows, words) => rows.map((row) => `<dl>\n${factsOf(row, words)}\n</dl>`).join('\n') }
}

// Nothing is loaded, from nowhere, even if something could be slipped into a text.
const policy = "default-src 'none'; style-src 'unsafe-inline'"

const style = `
:root { color-scheme: light dark; color: #1a1a1a; background: #fff }
a { color: #0b4f8a }
body { font: 1.125rem/1.6 Verdana, Arial, sans-serif; max-width: 45em; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere }
article { border-top: 1px solid #767676; margin-top: 1.5rem }
.wide { overflow-x: auto }
table { border-collapse: collapse }
th, td { border: 1px solid #767676; padding: .4rem .6rem; text-align: start; vertical-align: top; overflow-wrap: normal }
dt { font-weight: bold }
dd { margin: 0 0 .6rem }
.when { font-size: 1rem }
@media (prefers-color-scheme: dark) {
  :root { color: #f2f2f2; background: #161616 }
  a { color: #9cc7ff }
}
@media print { .wide { overflow: visible } }`

/** What stands around the content of each page. */
export function pageFrame({ title, byline, isStart = false }: { title: string; byline: string; isStart?: boolean }) {
  const back = isStart
    ? ''
    : '<header><nav aria-label="This download"><a href="index.html">All that is in this download</a></nav></header>'
  return {
    open: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${escapeHtml(title)}</title>
<style>${style}
</style>
</head>
<body>
${back}
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(byline)}</p>
`,
    close: '</main>\n</body>\n</html>\n',
  }
}

export const sectionOpen = ({ heading }: Pick<Section, 'heading'>) => `<section>\n<h2>${escapeHtml(heading)}</h2>\n`
export const sectionClose = '</section>\n'
