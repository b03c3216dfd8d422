import type { Background } from './background.ts'
import type { Database } from './database/database.ts'
import type { Mail } from './mail/mail.ts'
import type { Settings } from './settings.ts'

/** The dependencies of every module. `now` is the clock, so that a test can choose the day. */
export interface Context {
  settings: Settings
  db: Database
  mail: Mail
  background: Background
  now: () => Date
}
