import type { Promotion, Store } from '@stepwise/deploy'
import { describeChanges, type Reason } from '@stepwise/deploy'
import { ReleaseError, UserFacingError } from '@stepwise/deploy/errors'
import type { StartSettings } from '../start/settings.ts'

/** The options that were given, by name. */
export type Options = Record<string, string | boolean | string[] | undefined>

export interface Context {
  store: Store
  settings: StartSettings
  reason: Reason
  log: (line: string) => void
  options: Options
}

/** An option of a verb. `help`: what is given to it, if anything, and what it does. */
export interface VerbOption {
  type: 'string' | 'boolean'
  multiple?: boolean
  help: [value: string, does: string]
}

/** Whose calls the gate compares with. */
export const apiOption: VerbOption = {
  type: 'string',
  help: ['<address>', 'where the API runs, which must serve the calls'],
}

/** A verb of `npm run release`. */
export interface Verb {
  usage: string
  does: string
  /** Options that only this verb takes. */
  options?: Record<string, VerbOption>
  /** The fewest and the most arguments. */
  takes: [number, number]
  run: (context: Context, args: string[]) => Promise<void>
}

/** The text of an option; undefined when it was not given. */
export function textOption(options: Options, name: string): string | undefined {
  const value = options[name]
  return typeof value === 'string' ? value : undefined
}

/** The texts of an option that may be given several times. */
export function listOption(options: Options, name: string): string[] {
  const value = options[name]
  return Array.isArray(value) ? value : []
}

/** The text of an option that says why. Throws when there is no word of it. */
export function reasonOption(options: Options, name: string): string | undefined {
  const text = textOption(options, name)?.trim()
  if (text === '') throw new UserFacingError([`Say why: --${name} "a reason".`])
  return text
}

export function logOutcome(log: Context['log'], promotion: Promotion | undefined) {
  if (!promotion) return log('That is live already: nothing changed.')
  for (const change of describeChanges(promotion)) log(change)
  log(`Live as promotion ${promotion.promotion}.`)
}

/** Throws when a verb got too few or too many arguments. */
export function assertTakes({ usage, takes: [least, most] }: Verb, args: string[]) {
  if (args.length < least) throw new UserFacingError([`Something is missing: npm run release -- ${usage}`])
  if (args.length > most)
    throw new ReleaseError([`"${args[most]}" is one argument too many: npm run release -- ${usage}`])
}
