import { countColumns, type Place, type Rows } from '../markdown-field/table-rows.ts'

/** The cell that a key leads to from the end of a cell's text: the arrows beside it, Enter below. Null at the end of the table. */
export function findNextPlace(key: string, { row, column }: Place, rows: Rows): Place | null {
  const last = countColumns(rows) - 1
  if (key === 'ArrowUp') return row > 0 ? { row: row - 1, column } : null
  if (key === 'ArrowDown' || key === 'Enter') return row < rows.length - 1 ? { row: row + 1, column } : null
  if (key === 'ArrowLeft') {
    if (column > 0) return { row, column: column - 1 }
    return row > 0 ? { row: row - 1, column: last } : null
  }
  if (key !== 'ArrowRight') return null
  if (column < last) return { row, column: column + 1 }
  return row < rows.length - 1 ? { row: row + 1, column: 0 } : null
}
