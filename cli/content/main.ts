import { parseArgs } from 'node:util'
import { routesForReaders, StartFailure } from '@stepwise/api/admin'
import { readSettings } from '@stepwise/api/settings'
import { UserFacingError } from '@stepwise/deploy/errors'
import { readRemoteConfigs } from '../build/index.ts'
import { run } from '../launch/run.ts'
import { exportContent } from './export-content.ts'
import { askInternet, reportContent } from './report.ts'

const usage = [
  'npm run content -- export                     write what the content desk has published into content/',
  'npm run content -- report [--all] [--links]   report how the content reads and what is missing',
]

await run(async () => {
  const [verb = '', ...rest] = process.argv.slice(2)
  if (verb === '') throw new UserFacingError(usage)
  try {
    if (verb === 'report') await report(rest)
    else if (verb === 'export' && rest.length === 0) await exportContent(readSettings(process.env), console.log)
    else throw new UserFacingError([`There is no verb "${[verb, ...rest].join(' ')}".`, ...usage])
  } catch (error) {
    throw error instanceof StartFailure ? new UserFacingError([error.message]) : error
  }
})

async function report(args: string[]) {
  const { all, links } = readOptions(args)
  return reportContent({
    contentFolder: readSettings(process.env).contentFolder,
    routes: routesForReaders(await readRemoteConfigs()),
    today: new Date().toISOString().slice(0, 10),
    isWhole: all,
    ask: links ? askInternet : null,
    log: console.log,
  })
}

function readOptions(args: string[]) {
  const options = { all: { type: 'boolean', default: false }, links: { type: 'boolean', default: false } } as const
  try {
    return parseArgs({ args, options }).values
  } catch (error) {
    throw new UserFacingError([error instanceof Error ? error.message : String(error), ...usage])
  }
}
