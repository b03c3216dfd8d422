import { run } from '@stepwise/cli/run'
import { changedFiles, changedSteps } from './changed-steps.ts'
import { check, runSteps } from './check.ts'

await run(async () => {
  const [first, ref = 'HEAD', ...more] = process.argv.slice(2)
  if (first === '--changed' && more.length === 0) await runSteps(changedSteps(changedFiles(ref), ref))
  else await check(process.argv.slice(2))
})
