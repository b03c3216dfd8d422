import { tableLimits } from '@stepwise/shared/contracts/table'
import { countColumns, type Heads, type TableText } from './table-rows.ts'

/** What happens to tables: lines of text, blocks of a page, or the cells of a table. */
export type TableUse = 'lines' | 'blocks' | 'cells'

export interface ReadTable extends TableText {
  /** Cells that stood over more than one place. */
  merged: number
  isTooLarge: boolean
}

/** A table in a table is read with the outer one. */
export const outerTables = (body: HTMLElement) =>
  [...body.querySelectorAll('table')].filter((table) => !table.parentElement?.closest('table'))

/** Word and mails use tables of one cell as frames. */
export function unwrapFrames(body: HTMLElement) {
  for (const table of outerTables(body)) {
    const cells = table.querySelectorAll('td, th')
    if (cells.length <= 1) table.replaceWith(...(cells[0]?.childNodes ?? []))
  }
}

/**
 * The cells of a table. A merged cell is split, and each part has its text, because that is what it says of all of them. Excel sends
 * rows that it hides, and empty ones at the end: they go.
 */
export function readTable(table: HTMLTableElement, write: (cell: Element) => string): ReadTable {
  const visible = [...table.rows].filter((row) => !/display:\s*none/i.test(row.getAttribute('data-style') ?? ''))
  const title = findTitle(visible)
  const shown = title ? visible.slice(1) : visible
  const grid: string[][] = shown.map(() => [])
  const headings: boolean[][] = shown.map(() => [])
  let merged = 0
  for (const [at, { cells }] of shown.entries()) {
    for (const cell of cells) {
      const text = write(cell)
      const from = findFree(grid[at] ?? [])
      if (cell.colSpan > 1 || cell.rowSpan !== 1) merged++
      // 0 is: to the end.
      const end = at + (cell.rowSpan || shown.length)
      const places = Array.from({ length: cell.colSpan }, (_, column) => from + column)
      for (const row of grid.slice(at, end)) for (const column of places) row[column] = text
      for (const row of headings.slice(at, end)) for (const column of places) row[column] = cell.matches('th, thead *')
    }
  }
  const rows = withoutEmptyEnds(grid)
  const heads = findHeads(headings)
  return {
    caption: (table.caption ?? title)?.textContent.replaceAll(/\s+/g, ' ').trim().slice(0, 200) ?? '',
    heads,
    rows: rows.map((cells, row) =>
      cells.map((text, column) => (isHeading(heads, row, column) ? withoutBold(text) : text)),
    ),
    merged,
    isTooLarge: rows.length > tableLimits.rows || countColumns(rows) > tableLimits.columns,
  }
}

/** A first row of one cell over the whole table is its title. */
function findTitle([first, ...others]: readonly HTMLTableRowElement[]) {
  const [only] = first?.cells ?? []
  return first?.cells.length === 1 && only && only.colSpan > 1 && others.length > 0 ? only : undefined
}

/** The first place that no cell above reaches into. */
function findFree(line: readonly (string | undefined)[]): number {
  const gap = Array.from(line).indexOf(undefined)
  return gap === -1 ? line.length : gap
}

function withoutEmptyEnds(grid: readonly string[][]): string[][] {
  const isWritten = (cell: string | undefined) => cell !== undefined && cell !== ''
  const height = grid.findLastIndex((row) => row.some(isWritten)) + 1
  const width = Math.max(0, ...grid.map((row) => row.findLastIndex(isWritten) + 1))
  return grid.slice(0, height).map((row) => Array.from({ length: width }, (_, column) => row[column] ?? ''))
}

/** Spreadsheets do not say which cells are headings: then those of the first row are. */
function findHeads(headings: readonly boolean[][]): Heads {
  const isRow = headings[0]?.every(Boolean) ?? false
  const isColumn = headings.length > 1 && headings.slice(1).every(([first]) => first)
  if (!isColumn) return 'row'
  return isRow ? 'both' : 'column'
}

const isHeading = (heads: Heads, row: number, column: number) =>
  (heads !== 'column' && row === 0) || (heads !== 'row' && column === 0)

/** A heading is bold by itself. */
const withoutBold = (text: string) => text.replace(/^\*\*([^*]+)\*\*$/, '$1')

/** Markdown of a cell as one line: what was a list has semicolons. */
export function toCellText(markdown: string): string {
  const lines = markdown.split('\n').filter((line) => line.trim() !== '')
  const items = lines.map((line) => line.trim().replace(/^(#{1,6}|[-*+]|\d+[.)])\s+/, ''))
  return items.join(lines.some((line) => /^\s*([-*+]|\d+[.)])\s/.test(line)) ? '; ' : ' ').slice(0, 500)
}
