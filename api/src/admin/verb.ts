import type pg from 'pg'
import type { z } from 'zod'
import type { Context } from '../context.ts'
import { StartFailure } from '../errors.ts'

/** What an operator's verb works with, whether it runs in the server or in the tool itself (docs/operations/admin.md). */
export interface AdminContext extends Pick<Context, 'settings' | 'db' | 'mail' | 'now'> {
  /** Not within a verb that is one transaction: the embedded database has a single connection. */
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
  /** What the audit table keeps besides the options, such as a person's id. */
  audited?: Record<string, string>
  /** The answer is that something is wrong: the tool ends with 1. */
  isWrong?: boolean
}

/** Why a verb cannot do what it was asked, in a sentence for the operator. Nothing was changed. */
export class AdminFailure extends StartFailure {}

/** A verb of `npm run admin`. */
export interface AdminVerb<Options extends z.ZodObject = z.ZodObject> {
  /** One word or two: `backup`, `licences create`. */
  name: string
  does: string
  /** Each option's schema carries its help as `describe()`. */
  options: Options
  /** Options that are given by their place, without their name: `people role <email> <role>`. */
  positional?: (keyof z.output<Options> & string)[]
  /** Options that the audit table does not keep: what erased people were called, passwords within an address. */
  secret?: (keyof z.output<Options> & string)[]
  /** Whether it changes anything: then it is written to the audit table. */
  isChange: boolean
  /** Runs outside a transaction: it takes long, or makes its own. Every other change is one transaction with its audit entry. */
  hasOwnTransactions?: boolean
  /** Fills a database that is empty, or not there yet: its tables are not made before it. */
  makesDatabase?: boolean
  /** For a verb that destroys: the sentence that is asked before it runs. Undefined when nothing would be lost. */
  question?: (context: AdminContext, options: z.output<Options>) => Promise<string | undefined>
  run: (context: AdminContext, options: z.output<Options>) => Promise<AdminResult>
}

/** A verb for the list of all verbs, which knows nothing of its options. */
export const adminVerb = <Options extends z.ZodObject>(verb: AdminVerb<Options>) => verb as unknown as AdminVerb
