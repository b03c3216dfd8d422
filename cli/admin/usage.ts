import type { AdminVerb } from '@stepwise/api/admin'
import type { z } from 'zod'
import { alignedLines } from '../release/table.ts'

/** What every verb takes. */
const commonOptions = [
  ['  --json', 'print the answer as data'],
  ['  --yes', 'do not ask for confirmation'],
  ['  --edition pro', 'the other edition'],
]

/** The tool's help: each verb in a line. */
export const usage = (verbs: AdminVerb[]): string[] => [
  'npm run admin -- <verb> …',
  '',
  ...alignedLines(verbs.map((verb) => [`  ${verb.name}`, verb.does])),
  '',
  'npm run admin -- <verb> --help lists its options. With every verb:',
  '',
  ...alignedLines(commonOptions),
]

/** The help of one verb. */
export function formatUsage(verb: AdminVerb): string[] {
  const positional: readonly string[] = verb.positional ?? []
  const form = [`npm run admin -- ${verb.name}`, ...positional.map((name) => `<${optionName(name)}>`)].join(' ')
  const options = Object.entries(verb.options.shape).map(([name, schema]) => [
    positional.includes(name) ? `  <${optionName(name)}>` : `  --${optionName(name)}`,
    (schema as z.ZodType).description ?? '',
  ])
  return [form, '', `  ${verb.does}`, '', ...alignedLines([...options, ...commonOptions])]
}

/** An option's name as it is typed: `firstName` is `--first-name`. */
export const optionName = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
