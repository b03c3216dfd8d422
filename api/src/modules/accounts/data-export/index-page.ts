import { escapeHtml } from '../../../html.ts'
import type { Row } from '../person-data/read-rows.repository.ts'
import { formatTable } from './format-table.ts'
import { inWords, type Words } from './words.ts'

// Nothing is loaded, from nowhere, even if something could be slipped into a text.
const policy = "default-src 'none'; style-src 'unsafe-inline'"

const style = `
:root { color-scheme: light dark; color: #1a1a1a; background: #fff }
a { color: #0b4f8a }
body { font: 1.125rem/1.6 Verdana, Arial, sans-serif; max-width: 45em; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere }
article { border-top: 1px solid #767676; margin-top: 1.5rem }
summary { padding: .6rem 0; cursor: pointer }
.wide { overflow-x: auto }
table { border-collapse: collapse }
th, td { border: 1px solid #767676; padding: .4rem .6rem; text-align: start; vertical-align: top; overflow-wrap: normal }
.when { font-size: 1rem }
@media (prefers-color-scheme: dark) {
  :root { color: #f2f2f2; background: #161616 }
  a { color: #9cc7ff }
}
@media print { .wide { overflow: visible } }`

/** The beginning of the page: whose data it is, what else is in the file, and what is not. */
export const pageStart = ({ title, byline }: { title: string; byline: string }) => `<!doctype html>
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
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(byline)}</p>
<p>This is everything that we keep about you. You can read it in any browser, and nothing in it is sent anywhere. For other programs, all of it is also here as JSON, and notes and journal as spreadsheets (CSV), with times in UTC.</p>
<p>Anyone who has this file can read all of it. Delete it when you no longer need it (straight away on a shared computer), and empty the bin.</p>
<section>
<h2>What is not in it</h2>
<ul>
<li>Anything that would let someone sign in as you. We keep your password only as a code that cannot be reversed, and that code is left out. So are the codes of sessions, emailed links and passkeys.</li>
<li>The key that encrypts drafts on your devices, and the drafts themselves, which are only on your devices.</li>
<li>Counts that stop people from guessing passwords. They are kept under a code instead of your name, for a day or two at most.</li>
</ul>
</section>
`
export const pageEnd = '</main>\n</body>\n</html>\n'

export const sectionStart = (heading: string, files: readonly string[] = []) =>
  `<section>\n<h2>${escapeHtml(heading)}</h2>\n${files.length > 0 ? `<p>The same for programs: ${files.map(link).join(', ')}</p>\n` : ''}`
export const sectionEnd = '</section>\n'

const link = (file: string) => `<a href="${file}">${file}</a>`

/** A table that is for looking something up: folded, with a column for each that has a value. */
export function foldedTable(table: string, count: number, columns: readonly string[], { headingOf }: Words) {
  const heading = formatTable(table)
  const name = `${heading.charAt(0).toUpperCase()}${heading.slice(1)}`
  const shown = columns.filter((column) => headingOf(column) !== undefined)
  const heads = shown.map((column) => `<th scope="col">${escapeHtml(headingOf(column) ?? '')}</th>`).join('')
  return {
    shown,
    start: `<h3>${escapeHtml(name)}</h3>
<details>
<summary>${count === 1 ? 'One row' : `${count} rows`}</summary>
<p>${link(`data/${table}.json`)}</p>
<div class="wide" role="group" aria-label="${escapeHtml(name)}, as a table" tabindex="0"><table><thead><tr>${heads}</tr></thead><tbody>\n`,
    end: '</tbody></table></div>\n</details>\n',
  }
}

/** A row of such a table. `files`: the names of what it holds as files, by column. */
export const tableRow = (row: Row, shown: readonly string[], words: Words, files: Record<string, string>) =>
  `<tr>${shown.map((column) => `<td dir="auto">${files[column] ? link(files[column]) : escapeHtml(cell(column, row[column], words))}</td>`).join('')}</tr>\n`

const codes = new Set(['actor', 'kind', 'role', 'sign_up_type', 'state'])

function cell(column: string, value: unknown, words: Words): string {
  if (value === null || value === undefined) return ''
  if (column === 'step_id') return `${words.stepOf(value).place}: ${words.stepOf(value).name}`
  if (column === 'chapter_id') return `${words.chapterOf(value).place}: ${words.chapterOf(value).name}`
  if (column === 'software_id') return words.softwareOf(value)
  if (column === 'code') return `${words.badgeOf(value).name}: ${words.badgeOf(value).criterion}`
  if (codes.has(column)) return inWords(String(value))
  if (value instanceof Date) return words.moment(value)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
