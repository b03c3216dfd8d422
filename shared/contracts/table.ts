/** The most that a table can have: more is hard to follow, above all when it is read aloud or on a small screen. */
export const tableLimits = { columns: 6, rows: 20 } as const
/** Which cells are headings: those of the first row, of the first column, or both. */
export const tableHeads = ['row', 'column', 'both'] as const

/** The places of a table's headings. With both, the corner belongs to neither and may be empty. */
export function listHeadings(heads: (typeof tableHeads)[number], rows: readonly (readonly unknown[])[]) {
  const first = heads === 'both' ? 1 : 0
  const columns = (rows[0] ?? []).map((_, column) => ({ row: 0, column })).slice(first)
  const sides = rows.map((_, row) => ({ row, column: 0 })).slice(first)
  return [...(heads === 'column' ? [] : columns), ...(heads === 'row' ? [] : sides)]
}
