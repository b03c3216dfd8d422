import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { root } from '@stepwise/cli/root'
import { withFigures } from '../bench/figures-in-docs.ts'
import { tableOf } from './report.ts'
import type { LoadResult } from './run-load.ts'

const file = join(root, 'docs/scale.md')

/** Puts the figures of a run into docs/scale.md, between two comments: a run with faults has its own. */
export function writeDocs(result: LoadResult) {
  const page = readFileSync(file, 'utf8')
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 1024 ** 3)} GB, everything on one machine, the students too`
  const figures = [`${result.when.slice(0, 10)}, ${machine}.`, ...tableOf(result)]
  const section = result.options.faults.length > 0 ? 'figures with faults' : 'figures'
  writeFileSync(file, withFigures(page, section, 'npm run load', figures))
}
