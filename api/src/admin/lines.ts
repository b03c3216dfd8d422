/** `2026-11-22 15:04`, in UTC. */
export const formatMinute = (moment: Date) => moment.toISOString().slice(0, 16).replace('T', ' ')

/** `2026-11-22`, in UTC; nothing for what has not happened. */
export const formatDay = (moment: Date | null) => moment?.toISOString().slice(0, 10) ?? ''

/** Rows as lines, with their cells under each other, below a heading; `none` when there are no rows. */
export function tableLines(heading: string[], rows: string[][], none: string): string[] {
  if (rows.length === 0) return [none]
  const all = [heading, ...rows]
  const widths = heading.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)))
  return all.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
