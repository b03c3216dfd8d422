import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** One line of the bench. `against` is what the value is compared with, if anything; `ratio` is value / against. */
export interface Figure {
  name: string
  value: number
  unit: string
  against: number | null
  ratio: number | null
}

export function figure(name: string, value: number, unit: string, against: number | null = null): Figure {
  return {
    name,
    value: round(value),
    unit,
    against: against === null ? null : round(against),
    ratio: against ? round(value / against) : null,
  }
}

const round = (value: number) => Math.round(value * 1000) / 1000

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** Prints the table and writes it as JSON. */
export async function report(figures: Figure[], path: string): Promise<void> {
  const cells = figures.map(({ name, value, unit, against, ratio }) => [
    name,
    `${value} ${unit}`,
    against === null ? '' : `${against} ${unit}`,
    ratio === null ? '' : `${ratio}`,
  ])
  const table = [['figure', 'value', 'against', 'ratio'], ...cells]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  console.log(table.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n'))
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, `${JSON.stringify({ figures }, null, 2)}\n`)
}
