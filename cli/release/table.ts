/** Lines with the cells of each row under each other, two spaces apart. */
export function alignedLines(rows: string[][]): string[] {
  const columns = Math.max(0, ...rows.map((row) => row.length))
  const widths = Array.from({ length: columns }, (_, at) => Math.max(...rows.map((row) => (row[at] ?? '').length)))
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** `2026-11-22 15:04`, of an ISO time in UTC. */
export const shortTime = (iso: string) => iso.slice(0, 16).replace('T', ' ')
