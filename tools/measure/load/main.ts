import { readArguments, run } from '@stepwise/cli/run'
import { UserFacingError } from '@stepwise/deploy/errors'
import { printFigures, writeDocs } from '../figures.ts'
import { faultNames } from './faults.ts'
import { listFigures, missedLimits } from './report.ts'
import { quickLoad, runLoad } from './run-load.ts'

await run(async () => {
  const { values } = readArguments({
    options: {
      minutes: { type: 'string', default: '10' },
      faults: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      docs: { type: 'boolean', default: false },
    },
  })
  const seconds = 60 * Number(values.minutes)
  if (!(seconds > 0)) throw new UserFacingError(['--minutes must be a number above 0.'])
  const options = { students: 2000, seconds, faults: values.faults ? faultNames : [] }
  const result = await runLoad(values.quick ? quickLoad : options, console.log)
  const figures = listFigures(result)
  printFigures(`${result.count} calls, ${result.acknowledged} acknowledged writes`, figures)
  if (values.docs) writeDocs('scale.md', figures)
  const missed = missedLimits(result)
  if (missed.length > 0) throw new UserFacingError(missed)
  process.exit(0)
})
