import { stripVTControlCharacters } from 'node:util'
import { UserFacingError } from '@stepwise/deploy/errors'

/** What came of a step. Times in seconds. */
export interface Outcome {
  name: string
  title: string
  hasPassed: boolean
  printed: string
  wall: number
  cpu: number
  budget: { wall: number; cpu: number } | undefined
}

/** Of what a failed step printed, so many lines stand again at the end: where a log is cut, that is what is left of it. */
const repeatedLines = 60

/** So many failures are listed above the table. */
const listedFailures = 20

/**
 * Prints the end of what each failed step has printed, the tests that needed a second try, and a table of all steps. Throws a
 * {@link UserFacingError} with the counts when a step failed.
 */
export function printSummary(outcomes: Outcome[]): void {
  for (const { title, hasPassed, printed } of outcomes) {
    if (!hasPassed && printed !== '') console.log(`\n── ${title}: the end of what it printed\n\n${lastLines(printed)}`)
  }
  const flaky = outcomes.flatMap(({ printed }) => linesIn(printed, 'Flaky'))
  printList('Flaky: these passed at the second try. Add each to docs/flaky-tests.yaml, and fix it.', flaky)
  const failed = outcomes.filter(({ hasPassed }) => !hasPassed).flatMap(({ printed }) => linesIn(printed, 'Failed'))
  printList('Failed:', failed.slice(0, listedFailures))
  console.log(`\n${table(outcomes)}\n`)
  const passed = outcomes.filter(({ hasPassed }) => hasPassed).length
  const counts = `${passed} passed, ${outcomes.length - passed} failed, in ${rounded(sum(outcomes, 'wall'))} s`
  if (passed < outcomes.length) throw new UserFacingError([counts])
  console.log(counts)
}

const lastLines = (printed: string) => printed.trimEnd().split('\n').slice(-repeatedLines).join('\n')

function printList(title: string, lines: string[]): void {
  if (lines.length > 0) console.log([`\n${title}`, ...lines.map((line) => `  ${line}`)].join('\n'))
}

/** What the reports of Vitest and Playwright say of tests that passed at their second try, or failed: a line each. */
export const linesIn = (printed: string, what: 'Flaky' | 'Failed'): string[] =>
  [...stripVTControlCharacters(printed).matchAll(new RegExp(`^${what}: (.*)$`, 'gm'))].map(([, line = '']) => line)

/** How many tests passed, by the last lines of Vitest (`Tests  12 passed (12)`) and Playwright (`  12 passed (3.0s)`). */
export function testsIn(printed: string): number | undefined {
  const counts = [...stripVTControlCharacters(printed).matchAll(/^ *(?:Tests .*?)?\b(\d+) passed\b.*\([\d.]+\w*\)$/gm)]
  const passed = counts.filter(([line]) => !line.includes('Test Files')).map(([, count]) => Number(count))
  return passed.length === 0 ? undefined : passed.reduce((all, count) => all + count, 0)
}

function table(outcomes: Outcome[]): string {
  const rows = outcomes.map(({ name, hasPassed, printed, wall, cpu, budget }) => [
    hasPassed ? 'passed' : 'FAILED',
    name,
    String(testsIn(printed) ?? ''),
    rounded(wall),
    rounded(cpu),
    budget ? `${budget.wall} / ${budget.cpu}` : '',
    warning({ wall, cpu, budget }),
  ])
  const all = ['', 'all', '', rounded(sum(outcomes, 'wall')), rounded(sum(outcomes, 'cpu')), '', '']
  return aligned([['', 'step', 'tests', 'wall s', 'CPU s', 'budget', ''], ...rows, all])
}

/** Neighbours change the time on the clock more than processor time, which is held against the budget first; other work here counts, too. */
function warning({ wall, cpu, budget }: Pick<Outcome, 'wall' | 'cpu' | 'budget'>): string {
  if (!budget) return ''
  if (cpu > budget.cpu) return 'over its budget of processor time'
  return wall > 2 * budget.wall ? 'over twice its time: a busy machine?' : ''
}

const rounded = (seconds: number) => String(Math.round(seconds))
const sum = (outcomes: Outcome[], key: 'wall' | 'cpu') => outcomes.reduce((all, one) => all + one[key], 0)

/** Columns of a table: words begin at the left, numbers end at the right. */
function aligned(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const isNumber = (column: number) => column >= 2 && column <= 5
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          isNumber(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
