import type { GivenOptions } from '../../src/admin/run-verb.ts'
import { askQuestion, runVerb } from '../../src/admin/run-verb.ts'
import { verbs } from '../../src/admin/verbs.ts'
import type { openDatabase } from '../../src/database/database.ts'
import type { TestApi } from './test-api.ts'

/** Runs verbs of `npm run admin` on the database of a test, as the operator ana. */
export function adminOf(api: TestApi) {
  const contextOf = () => ({
    ...api.context,
    settings: { ...api.context.settings, publicOrigin: 'https://stepwise.test' },
    // No verb that is tested with this leaves its transaction.
    pool: {} as Awaited<ReturnType<typeof openDatabase>>['pool'],
    who: 'ana',
    report: () => undefined,
  })
  const verbOf = (name: string) => {
    const verb = verbs.find((one) => one.name === name)
    if (!verb) throw new Error(`There is no verb ${name}.`)
    return verb
  }
  return {
    run: async (name: string, given: GivenOptions = {}) => {
      const { lines, data, isWrong } = await runVerb(contextOf(), verbOf(name), given)
      // A test reads what it expects; anything else fails there.
      // biome-ignore lint/suspicious/noExplicitAny: the data of any verb
      return { text: lines.join('\n'), data: data as any, isWrong }
    },
    question: (name: string, given: GivenOptions = {}) => askQuestion(contextOf(), verbOf(name), given),
    /** What the audit table has, the latest first. */
    audit: () =>
      api.context.db
        .selectFrom('operator_audit')
        .select(['at', 'who', 'verb', 'options', 'outcome'])
        .orderBy('id', 'desc')
        .execute(),
  }
}
