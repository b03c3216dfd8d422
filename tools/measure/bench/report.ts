import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { root } from '@stepwise/cli/root'
import type { Figure } from './figures.ts'
import { type Run, trendTable, withFigures } from './figures-in-docs.ts'

const page = join(root, 'docs/performance.md')
const trend = join(root, 'docs/performance-trend.jsonl')

/** What must not grow unseen: docs/performance.md shows these figures of the last runs. */
const watched: Record<string, string[]> = {
  pages: [
    'dashboard, cold: all of it',
    'dashboard, cold: bytes without images and video',
    'dashboard, cold: largest contentful paint',
    'page, after brotli',
    'remoteEntry of learn',
    'page step: scripts and styles',
  ],
  api: [
    'GET /flows on PostgreSQL: share of the limit',
    'GET a step, tracked on PostgreSQL: share of the limit',
    'POST …/complete on PostgreSQL: share of the limit',
  ],
}

const header = ['figure', 'value', 'against', 'ratio', 'wanted', 'holds']

/** Prints the figures of a section, and writes them to `var/bench`. */
export function report(section: string, figures: Figure[]): void {
  const rows = [header, ...figures.map(cellsOf)]
  const widths = header.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
  console.log(`\n${section}\n\n${lines.join('\n')}`)
  mkdirSync(join(root, 'var/bench'), { recursive: true })
  writeFileSync(join(root, 'var/bench', `${section}.json`), `${JSON.stringify({ figures }, null, 2)}\n`)
}

/** Puts the figures of a section into docs/performance.md, between two comments, and adds them to docs/performance-trend.jsonl. */
export function writeDocs(section: string, figures: Figure[]): void {
  const when = new Date().toISOString().slice(0, 10)
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  const values = Object.fromEntries(figures.map(({ name, value, ratio }) => [name, ratio ?? value]))
  appendFileSync(trend, `${JSON.stringify({ when, commit, section, figures: values } satisfies Run)}\n`)
  const runs = readFileSync(trend, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Run)
  const trends = Object.entries(watched).flatMap(([name, figures]) => [...trendTable(runs, name, figures), ''])
  const lines = [`${when}, ${machine()}.`, '', ...tableOf(figures)]
  const written = withFigures(readFileSync(page, 'utf8'), section, 'npm run bench', lines)
  writeFileSync(page, withFigures(written, 'trend', 'npm run bench', trends.slice(0, -1)))
}

/** The figures in lines of Markdown. */
function tableOf(figures: Figure[]): string[] {
  return [
    `| ${header.join(' | ')} |`,
    '|---|---:|---:|---:|---|---|',
    ...figures.map((figure) => `| ${cellsOf(figure).join(' | ')} |`),
  ]
}

function cellsOf({ name, value, unit, against, ratio, wanted, holds }: Figure): string[] {
  const measured = (amount: number | null) => (amount === null ? '' : `${amount} ${unit}`.trim())
  return [name, measured(value), measured(against), `${ratio ?? ''}`, wanted ?? '', answerOf(holds)]
}

const answerOf = (holds: boolean | null) => (holds === null ? '' : holds ? 'yes' : 'no')

const machine = () => `${cpus().length} cores, ${Math.round(totalmem() / 1024 ** 3)} GB, everything on one machine`
