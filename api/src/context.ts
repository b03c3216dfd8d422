import type { Background } from './background.ts'
import type { Database } from './database/database.ts'
import type { Mail } from './mail/mail.ts'
import type { KnownRoute } from './readers.ts'
import type { Settings } from './settings.ts'

/** The dependencies of every module. `now` is the clock, so that a test can choose the day. */
export interface Context {
  settings: Settings
  db: Database
  mail: Mail
  background: Background
  now: () => Date
  /** The pages that are live; undefined when the registry cannot be read. Absent: no one knows them. */
  liveRoutes?: () => Promise<readonly KnownRoute[] | undefined>
  /** Files of content/ that could not be used at the start: readers have what was there before. */
  contentProblems?: readonly { file: string; line: number; reason: string }[]
}
