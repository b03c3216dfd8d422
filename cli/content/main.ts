import { StartFailure } from '@stepwise/api/admin'
import { readSettings } from '@stepwise/api/settings'
import { UserFacingError } from '@stepwise/deploy/errors'
import { run } from '../launch/run.ts'
import { exportContent } from './export-content.ts'

const usage = ['npm run content -- export    write what is published at the content desk into content/']

await run(async () => {
  const [verb = '', ...rest] = process.argv.slice(2)
  if (verb === '') throw new UserFacingError(usage)
  if (verb !== 'export' || rest.length > 0) {
    throw new UserFacingError([`There is no verb "${[verb, ...rest].join(' ')}".`, ...usage])
  }
  try {
    await exportContent(readSettings(process.env), console.log)
  } catch (error) {
    throw error instanceof StartFailure ? new UserFacingError([error.message]) : error
  }
})
