import { existsSync } from 'node:fs'
import type { AdminResult, AdminVerb } from '@stepwise/api/admin'
import {
  askQuestion,
  askServer,
  createMail,
  type GivenOptions,
  isServerListening,
  migrate,
  openDatabase,
  runVerb,
} from '@stepwise/api/admin'
import type { Settings } from '@stepwise/api/settings'
import { UserFacingError } from '@stepwise/deploy/errors'

/** What a verb is run on. */
export interface Target {
  /** Which database it is, in a line. */
  description: string
  question: (options: GivenOptions) => Promise<string | undefined>
  run: (options: GivenOptions, report: (line: string) => void) => Promise<AdminResult>
  close: () => Promise<void>
}

/**
 * The database of `DATABASE_URL`, or the embedded one: in the server that has it open, or opened here while none has.
 * Throws a {@link UserFacingError} when there is no database yet.
 */
export async function openTarget(settings: Settings, verb: AdminVerb, who: string): Promise<Target> {
  const { databaseUrl, dataFolder } = settings
  if (!databaseUrl && (await isServerListening(dataFolder))) return runningServer(dataFolder, verb, who)
  if (!databaseUrl && !verb.makesDatabase && !existsSync(`${dataFolder}/database/pg/PG_VERSION`)) {
    throw new UserFacingError([
      `There is no database in ${dataFolder} yet. Start the product once, or set DATA_DIR or DATABASE_URL to where its data is.`,
    ])
  }
  return ownConnection(settings, verb, who)
}

function runningServer(dataFolder: string, verb: AdminVerb, who: string): Target {
  const request = (options: GivenOptions) => ({ verb: verb.name, options, who })
  return {
    description: `On the running server of ${dataFolder}:`,
    question: async (options) => {
      const response = await askServer(dataFolder, { ask: 'question', ...request(options) }, () => undefined)
      return 'question' in response ? (response.question ?? undefined) : undefined
    },
    run: async (options, report) => {
      const response = await askServer(dataFolder, { ask: 'run', ...request(options) }, report)
      return 'result' in response ? response.result : { lines: [], data: null }
    },
    close: async () => undefined,
  }
}

async function ownConnection(settings: Settings, verb: AdminVerb, who: string): Promise<Target> {
  const database = await openDatabase(settings)
  const mail = createMail(settings)
  if (!verb.makesDatabase) await migrate(database.pool)
  const context = { settings, db: database.db, pool: database.pool, mail, now: () => new Date(), who }
  return {
    description: `On ${settings.databaseUrl ? formatPlace(settings.databaseUrl) : settings.dataFolder}:`,
    question: (options) => askQuestion({ ...context, report: () => undefined }, verb, options),
    run: (options, report) => runVerb({ ...context, report }, verb, options),
    close: async () => {
      mail.close()
      await database.close()
    },
  }
}

/** A database's server and name, without its password. */
function formatPlace(databaseUrl: string) {
  const { host, pathname } = new URL(databaseUrl)
  return `the database ${pathname.slice(1)} of ${host}`
}
