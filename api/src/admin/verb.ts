import type pg from 'pg'
import type { z } from 'zod'
import type { Context } from '../context.ts'

/** What an operator's verb works with, whether it runs in the server or in the tool itself (docs/operations/admin.md). */
export interface AdminContext extends Pick<Context, 'settings' | 'db' | 'mail' | 'now'> {
  pool: pg.Pool
  /** Who asked for it, for the audit table. */
  who: string
  /** Says how far a long verb is, at once, in one line. */
  report: (line: string) => void
}

/** What a verb answers: lines for a person, and the same as data for `--json`. */
export interface AdminResult {
  lines: string[]
  data: unknown
}

/** A verb of `npm run admin`. Each option's schema carries its help as `describe()`. */
export interface AdminVerb<Options extends z.ZodObject = z.ZodObject> {
  /** One word or two: `backup`, `licences create`. */
  name: string
  does: string
  options: Options
  /** Whether it changes anything: then it is written to the audit table. */
  isChange: boolean
  /** For a verb that destroys: the sentence that is asked before it runs. Undefined when nothing would be lost. */
  question?: (context: AdminContext, options: z.output<Options>) => Promise<string | undefined>
  run: (context: AdminContext, options: z.output<Options>) => Promise<AdminResult>
}
