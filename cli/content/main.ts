import { routesForReaders, StartFailure } from '@stepwise/api/admin'
import { readSettings } from '@stepwise/api/settings'
import { UserFacingError } from '@stepwise/deploy/errors'
import { readRemoteConfigs } from '../build/index.ts'
import { root } from '../launch/root.mjs'
import { readArguments, run } from '../launch/run.ts'
import { exportContent } from './export-content.ts'
import { checkVoices, writeScript } from './recordings.ts'
import { askInternet, reportContent } from './report.ts'
import { importSheet, writeSheet } from './sheets.ts'

const usage = [
  'npm run content -- export                     write what the content desk has published into content/',
  'npm run content -- report [--all] [--links]   report how the content reads and what is missing',
  'npm run content -- review <flow>              write a Word document and a web page for a reviewer of a flow',
  'npm run content -- try <program>              write the same for someone who tries a program’s steps with it',
  'npm run content -- review import <file>       put a filled sheet into content/ and its remarks on the desk',
  'npm run content -- try import <file>',
  'npm run content -- script <film>              write a web page for someone who records the sentences of a film',
  'npm run content -- voices <folder>            check recordings, such as those in content/voice/guided-tour',
]

await run(async () => {
  const [verb = '', ...rest] = process.argv.slice(2)
  if (verb === '') throw new UserFacingError(usage)
  try {
    if (verb === 'report') await report(rest)
    else if ((verb === 'review' || verb === 'try') && rest.length > 0) await sheet(verb, rest)
    else if (verb === 'script' && rest.length === 1) await script(rest[0] ?? '')
    else if (verb === 'voices' && rest.length === 1) await voices(rest[0] ?? '')
    else if (verb === 'export' && rest.length === 0) await exportContent(readSettings(process.env), console.log)
    else throw new UserFacingError([`There is no verb "${[verb, ...rest].join(' ')}".`, ...usage])
  } catch (error) {
    throw error instanceof StartFailure ? new UserFacingError([error.message]) : error
  }
})

async function report(args: string[]) {
  const options = { all: { type: 'boolean', default: false }, links: { type: 'boolean', default: false } } as const
  const { all, links } = readArguments({ args, options }, usage).values
  return reportContent({
    contentFolder: readSettings(process.env).contentFolder,
    routes: routesForReaders(await readRemoteConfigs()),
    today: new Date().toISOString().slice(0, 10),
    isWhole: all,
    ask: links ? askInternet : null,
    log: console.log,
  })
}

async function sheet(kind: 'review' | 'try', [first = '', file, ...others]: string[]) {
  const today = new Date().toISOString().slice(0, 10)
  const where = { settings: readSettings(process.env), log: console.log }
  if (first === 'import' && file && others.length === 0) return importSheet(kind, file, { ...where, today })
  if (first === 'import' || file) throw new UserFacingError(usage)
  return writeSheet(kind, first, { ...where, folder: `${root}/var/sheets` })
}

async function script(film: string) {
  const { contentFolder } = readSettings(process.env)
  await writeScript(film, { contentFolder, log: console.log, folder: `${root}/var/sheets` })
}

async function voices(folder: string) {
  const { contentFolder } = readSettings(process.env)
  if (!(await checkVoices(folder, { contentFolder, log: console.log }))) process.exitCode = 1
}
