import type { Database } from './database/database.ts'
import type { Settings } from './settings.ts'

/** What every module is given. `now` is the clock, so that a test can choose the day. */
export interface Context {
  settings: Settings
  db: Database
  now: () => Date
}
