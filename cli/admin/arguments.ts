import type { ParseArgsOptionsConfig } from 'node:util'
import type { AdminVerb } from '@stepwise/api/admin'
import { otherNames } from '@stepwise/deploy'
import { UserFacingError } from '@stepwise/deploy/errors'
import { z } from 'zod'
import { readArguments as readArgs } from '../launch/run.ts'
import { formatUsage, optionName } from './usage.ts'

export interface Arguments {
  verb: AdminVerb | undefined
  /** By the names of the verb's schema, as texts. */
  options: Record<string, unknown>
  isHelp: boolean
  isJson: boolean
  isConfirmed: boolean
  edition: string | undefined
}

/** Reads what was typed after `npm run admin --`. Throws a {@link UserFacingError} that says what is wrong with it. */
export function readArguments(verbs: AdminVerb[], args: string[]): Arguments {
  const words = args.filter((arg) => !arg.startsWith('-'))
  const typed = words.slice(0, 2).join(' ')
  const verb = verbs.find(({ name }) => name === typed || name === words[0])
  const isHelp = args.length === 0 || args[0] === 'help' || args.includes('--help')
  if (!verb) {
    if (isHelp) return { verb, options: {}, isHelp, isJson: false, isConfirmed: false, edition: undefined }
    const known = verbs.map(({ name }) => name)
    throw new UserFacingError([
      `There is no verb "${typed}". ${otherNames(typed, known, 'There are:')}`,
      'npm run admin -- help explains each one.',
    ])
  }
  const { values, positionals } = parse(verb, args)
  const given = positionals.slice(verb.name.split(' ').length)
  const places: readonly string[] = verb.positional ?? []
  if (given.length > places.length) {
    throw new UserFacingError([`"${given[places.length]}" is one argument too many.`, ...formatUsage(verb)])
  }
  const byPlace = given.map((value, at) => [places[at] ?? '', value] as const)
  const byName = Object.keys(verb.options.shape).map((name) => [name, values[optionName(name)]] as const)
  const options = Object.fromEntries([...byPlace, ...byName].filter(([, value]) => value !== undefined))
  const { json = false, yes = false, edition } = values as { json?: boolean; yes?: boolean; edition?: string }
  return { verb, options, isHelp, isJson: json, isConfirmed: yes, edition }
}

function parse(verb: AdminVerb, args: string[]) {
  const options: ParseArgsOptionsConfig = {
    help: { type: 'boolean' },
    json: { type: 'boolean' },
    yes: { type: 'boolean' },
    edition: { type: 'string' },
  }
  for (const [name, schema] of Object.entries(verb.options.shape)) {
    options[optionName(name)] = { type: isFlag(schema as z.ZodType) ? 'boolean' : 'string' }
  }
  return readArgs({ args, allowPositionals: true, options }, formatUsage(verb))
}

/** Whether an option is given by its name alone. */
function isFlag(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodBoolean) return true
  return (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) && isFlag(schema.unwrap() as z.ZodType)
}
