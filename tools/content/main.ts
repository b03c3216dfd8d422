import { StartFailure } from '../../api/src/errors.ts'
import { readSettings } from '../../api/src/settings.ts'
import { UserFacingError } from '../../deploy/src/errors.ts'
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
