import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@stepwise/cli/root'
import { run } from '@stepwise/cli/run'
import { UserFacingError } from '@stepwise/deploy/errors'
import { readOptions } from './options.ts'
import { formatSummary, missedLimits } from './report.ts'
import { runYear } from './run-year.ts'
import { withBrowsers } from './with-browsers.ts'

await run(async () => {
  const options = readOptions(process.argv.slice(2))
  console.log(`Seed ${options.seed}`)
  // One after the other: the simulation sets the clock of this process.
  const year = await runYear(options, showProgress)
  console.log(`\n${formatSummary(year).join('\n')}\n`)
  const browsers = options.browsers > 0 ? await withBrowsers(options, showProgress) : undefined
  if (browsers) console.log(`\n${browsers.summary.join('\n')}\n`)
  const missed = [...missedLimits(year), ...(browsers?.violations ?? [])]
  mkdirSync(join(root, 'var'), { recursive: true })
  writeFileSync(join(root, 'var/year.json'), `${JSON.stringify({ ...year, browsers, missed }, null, 2)}\n`)
  if (missed.length > 0) throw new UserFacingError([...missed, `Seed ${options.seed}`])
  console.log('Nothing was lost, mixed or missing. The figures are in var/year.json.')
  process.exit(0)
})

/** One line that replaces the last; lines of their own where no one looks. */
function showProgress(line: string) {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${line}`)
  else console.log(line)
}
