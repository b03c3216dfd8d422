import type { BlockOf } from '@stepwise/shared/contracts'
import { listHeadings, tableHeads, tableLimits } from '@stepwise/shared/contracts/table'

/** A table as it is written: its cells are Markdown of one line. */
export type TableText = Pick<BlockOf<'table'>, 'caption' | 'heads' | 'rows'>
export type Heads = TableText['heads']
export type Rows = readonly (readonly string[])[]

export interface Place {
  row: number
  column: number
}

export const newRows = (): string[][] => Array.from({ length: 3 }, () => ['', '', ''])

/** The rows of a table under way, which may be anything: all of one length, and at least one. */
export function readRows(value: unknown): string[][] {
  const rows = (Array.isArray(value) ? value : []).map((row) => (Array.isArray(row) ? row.map(String) : ['']))
  const columns = Math.max(1, ...rows.map(({ length }) => length))
  return rows.length === 0 ? newRows() : rows.map((row) => [...row, ...Array(columns - row.length).fill('')])
}

export const readHeads = (value: unknown): Heads => tableHeads.find((heads) => heads === value) ?? 'row'

export const countColumns = (rows: Rows) => rows[0]?.length ?? 0

export const withCell = (rows: string[][], { row, column }: Place, text: string) =>
  rows.map((cells, at) => (at === row ? cells.with(column, text) : cells))
export const withRow = (rows: string[][], after: number) =>
  rows.toSpliced(
    after + 1,
    0,
    (rows[0] ?? []).map(() => ''),
  )
export const withoutRow = (rows: string[][], row: number) => rows.toSpliced(row, 1)
export const withColumn = (rows: string[][], after: number) => rows.map((cells) => cells.toSpliced(after + 1, 0, ''))
export const withoutColumn = (rows: string[][], column: number) => rows.map((cells) => cells.toSpliced(column, 1))

/** The rows with others in them from this place on; they grow as far as it needs. Null when that would be too large. */
export function pasteRows(rows: Rows, { row, column }: Place, pasted: Rows): string[][] | null {
  const height = Math.max(rows.length, row + pasted.length)
  const width = Math.max(countColumns(rows), column + countColumns(pasted))
  if (height > tableLimits.rows || width > tableLimits.columns) return null
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => pasted[y - row]?.[x - column] ?? rows[y]?.[x] ?? ''),
  )
}

const withoutMarks = (text: string) =>
  text
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_`]+/g, '')
    .trim()

/** Whether the cell is a heading of its row or its column. */
export const isHeadingCell = (rows: Rows, heads: Heads, { row, column }: Place) =>
  listHeadings(heads, rows).some((heading) => heading.row === row && heading.column === column)

/** How a cell is called: where it is, and what its headings say. */
export function cellName(rows: Rows, heads: Heads, { row, column }: Place): string {
  const place = `Row ${row + 1}, column ${column + 1}`
  if (isHeadingCell(rows, heads, { row, column }))
    return `${place}: heading of ${row === 0 && heads !== 'column' ? 'the column' : 'the row'}`
  if (heads === 'both' && row === 0 && column === 0) return `${place}: the corner, which may be empty`
  const above = heads === 'column' ? '' : (rows[0]?.[column] ?? '')
  const before = heads === 'row' ? '' : (rows[row]?.[0] ?? '')
  const headings = [before, above].map(withoutMarks).filter((heading) => heading !== '')
  return [place, ...(headings.length > 0 ? [headings.join(', ')] : [])].join(': ')
}

export const sizeWords = (rows: Rows) =>
  `${countColumns(rows)} of at most ${tableLimits.columns} columns, ${rows.length} of at most ${tableLimits.rows} rows`

export const tooLargeWords = `A table has at most ${tableLimits.columns} columns and ${tableLimits.rows} rows.`
