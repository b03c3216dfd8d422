import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@stepwise/cli/root'

/** One row of a table of figures. */
export interface Figure {
  name: string
  value: number
  unit: string
  /** Of the value to what it is compared with, measured in the same run; null when it stands alone. */
  ratio: number | null
  /** What it is for of the ratio, or of a value that stands alone, in words; null when it is only watched. */
  wanted: string | null
  /** Whether it is as wanted. */
  holds: boolean | null
}

interface Terms {
  against?: number
  /** Limits of the ratio, or of a value that stands alone. */
  atMost?: number
  atLeast?: number
}

export function figure(name: string, value: number, unit: string, { against, atMost, atLeast }: Terms = {}): Figure {
  const ratio = against === undefined ? null : round(value / against)
  const judged = ratio ?? round(value)
  const figure = { name, value: round(value), unit, ratio }
  if (atMost !== undefined) return { ...figure, wanted: `at most ${atMost}`, holds: judged <= atMost }
  if (atLeast !== undefined) return { ...figure, wanted: `at least ${atLeast}`, holds: judged >= atLeast }
  return { ...figure, wanted: null, holds: null }
}

const round = (value: number) => Math.round(value * 1000) / 1000

export function printFigures(title: string, figures: Figure[]): void {
  console.log(`\n${title}`)
  console.table(
    figures.map(({ name, value, unit, ratio, wanted, holds }) => ({ name, value, unit, ratio, wanted, holds })),
  )
}

/** Puts what was measured into the table of a page of docs/. */
export function writeDocs(page: string, figures: Figure[]): void {
  const file = join(root, 'docs', page)
  writeFileSync(file, withMeasured(readFileSync(file, 'utf8'), figures))
}

/**
 * A page with these figures in the second and third cell of the rows that begin with their names: what was measured, bold when it is not as
 * wanted, and what is wanted. The reasons beside them stay.
 * @throws Error when a figure has no row: someone must want it
 */
export function withMeasured(page: string, figures: Figure[]): string {
  const lines = page.split('\n')
  for (const { name, value, unit, ratio, wanted, holds } of figures) {
    const at = lines.findIndex((line) => line.startsWith(`| ${name} |`))
    if (at < 0) throw new Error(`The page has no row for "${name}".`)
    const own = `${value} ${unit}`.trim()
    const measured = ratio === null ? own : `${ratio} (${own})`
    const reasons = lines[at]?.split(' | ').slice(3) ?? []
    lines[at] = [`| ${name}`, holds === false ? `**${measured}**` : measured, wanted ?? '–', ...reasons].join(' | ')
  }
  return lines.join('\n')
}
