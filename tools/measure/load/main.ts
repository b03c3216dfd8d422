import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@stepwise/cli/root'
import { run } from '@stepwise/cli/run'
import { UserFacingError } from '@stepwise/deploy/errors'
import { readOptions } from './options.ts'
import { missedLimits, tableOf } from './report.ts'
import { runLoad } from './run-load.ts'
import { writeDocs } from './write-docs.ts'

await run(async () => {
  const result = await runLoad(readOptions(process.argv.slice(2)), console.log)
  const missed = missedLimits(result)
  writeFileSync(join(root, 'var/load.json'), `${JSON.stringify({ ...result, missed }, null, 2)}\n`)
  if (result.options.writesDocs) writeDocs(result)
  console.log(`\n${tableOf(result).join('\n')}\n`)
  if (missed.length > 0) throw new UserFacingError(missed)
  console.log('Every limit holds. The figures are in var/load.json.')
  process.exit(0)
})
