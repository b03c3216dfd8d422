import type { Verb } from './verb.ts'
import { canaryVerb, overrideVerb } from './verbs/first-for-some.ts'
import { gcVerb } from './verbs/gc.ts'
import { historyVerb, statusVerb } from './verbs/look.ts'
import { publishVerb } from './verbs/publish.ts'
import { checkVerb, promoteVerb } from './verbs/ship.ts'
import { rollbackVerb, withdrawVerb } from './verbs/undo.ts'
import { watchVerb } from './verbs/watch.ts'

/** The verbs of `npm run release`, in the order in which a release uses them. */
export const verbs: Record<string, Verb> = {
  publish: publishVerb,
  check: checkVerb,
  override: overrideVerb,
  canary: canaryVerb,
  promote: promoteVerb,
  rollback: rollbackVerb,
  withdraw: withdrawVerb,
  status: statusVerb,
  history: historyVerb,
  gc: gcVerb,
  watch: watchVerb,
}

/** How to call the tool, in lines. */
export const usage = () => [
  'npm run release -- <verb>, with --why "a reason" and --for <owner> for the history, and --edition pro for the other edition:',
  ...Object.values(verbs).map((verb) => `  ${verb.usage.padEnd(28)}${verb.does}`),
]
