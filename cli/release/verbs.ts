import { alignedLines } from './table.ts'
import type { Verb, VerbOption } from './verb.ts'
import { gcVerb } from './verbs/gc.ts'
import { nginxVerb } from './verbs/nginx.ts'
import { canaryVerb, overrideVerb } from './verbs/override.ts'
import { previewsVerb } from './verbs/previews.ts'
import { checkVerb, promoteVerb } from './verbs/promote.ts'
import { publishVerb } from './verbs/publish.ts'
import { rollbackVerb, withdrawVerb } from './verbs/rollback.ts'
import { historyVerb, statusVerb } from './verbs/status.ts'
import { typesVerb } from './verbs/types.ts'
import { watchVerb } from './verbs/watch.ts'

/** The verbs of `npm run release`, in the order in which a release uses them. */
export const verbs: Record<string, Verb> = {
  publish: publishVerb,
  check: checkVerb,
  previews: previewsVerb,
  override: overrideVerb,
  canary: canaryVerb,
  promote: promoteVerb,
  rollback: rollbackVerb,
  withdraw: withdrawVerb,
  status: statusVerb,
  history: historyVerb,
  gc: gcVerb,
  watch: watchVerb,
  types: typesVerb,
  nginx: nginxVerb,
}

/** What every verb takes. */
export const commonOptions: Record<string, VerbOption> = {
  why: { type: 'string', help: ['"a reason"', 'for the history'] },
  for: { type: 'string', help: ['<owner>', 'which owner of the part you act for, if you are not one'] },
  edition: { type: 'string', help: ['pro', 'the other edition'] },
}

/** How to call the tool, in lines; of one verb when it is given. */
export const usage = (verb?: Verb): string[] => [
  'npm run release -- <verb> …',
  ...(verb ? [verb] : Object.values(verbs)).flatMap(({ usage: form, does, options = {} }) => [
    '',
    `  ${form}`,
    `      ${does}`,
    ...optionLines(options),
  ]),
  '',
  '  with every verb',
  ...optionLines(commonOptions),
]

const optionLines = (options: Record<string, VerbOption>) =>
  alignedLines(Object.entries(options).map(([name, { help }]) => [`      --${name} ${help[0]}`.trimEnd(), help[1]]))
