import { type AuditEntry, addAuditEntry } from './audit.repository.ts'
import { type AdminContext, AdminFailure, type AdminResult, type AdminVerb } from './verb.ts'

/** Options as they were typed, by name. */
export type GivenOptions = Record<string, unknown>

/** The sentence to ask before this verb runs; undefined when nothing would be lost. @throws AdminFailure for options that are wrong */
export async function askQuestion(context: AdminContext, verb: AdminVerb, given: GivenOptions) {
  return verb.question?.(context, parseOptions(verb, given))
}

/**
 * Runs a verb and writes it to the audit table when it changes anything, in the same transaction where it can be one; a change that failed
 * is written, too. @throws AdminFailure in words for the operator
 */
export async function runVerb(context: AdminContext, verb: AdminVerb, given: GivenOptions): Promise<AdminResult> {
  const options = parseOptions(verb, given)
  if (!verb.isChange) return verb.run(context, options)
  const entry = { at: context.now(), who: context.who, verb: verb.name, options: auditable(verb, given) }
  try {
    if (verb.hasOwnTransactions) {
      const result = await verb.run(context, options)
      await addAuditEntry(context.db, doneEntry(entry, result))
      return result
    }
    return await context.db.transaction().execute(async (trx) => {
      const result = await verb.run({ ...context, db: trx }, options)
      await addAuditEntry(trx, doneEntry(entry, result))
      return result
    })
  } catch (error) {
    // The database may be what has failed.
    await addAuditEntry(context.db, { ...entry, outcome: 'failed' }).catch(() => undefined)
    throw error
  }
}

function doneEntry(entry: Omit<AuditEntry, 'outcome'>, { audited }: AdminResult): AuditEntry {
  return { ...entry, options: { ...entry.options, ...audited }, outcome: 'done' }
}

function parseOptions(verb: AdminVerb, given: GivenOptions) {
  const parsed = verb.options.safeParse(given)
  if (parsed.success) return parsed.data
  const reasons = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new AdminFailure(`npm run admin -- ${verb.name} cannot be done. ${reasons.join('. ')}.`)
}

function auditable({ secret = [] }: AdminVerb, given: GivenOptions) {
  const hidden: readonly string[] = secret
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, hidden.includes(name) ? '…' : value]))
}
