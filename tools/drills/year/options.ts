import { readArguments } from '@stepwise/cli/run'
import { UserFacingError } from '@stepwise/deploy/errors'
import type { YearOptions } from './run-year.ts'

export const usage = `npm run year -- [--promotions 3650] [--seed <number>] [--tabs 200] [--browsers 5] [--folder <folder>]

  --promotions  how many releases; 200 take a minute or two
  --seed        repeats a year
  --tabs        simulated ones; ten of them stay open for a month, whatever is released
  --browsers    real ones, on a server of their own, with a few dozen promotions of real builds; 0: none
  --folder      keeps the simulated store there`

export interface DrillOptions extends YearOptions {
  browsers: number
}

/** Reads the options of `npm run year`. @throws UserFacingError */
export function readOptions(args: string[]): DrillOptions {
  const text = { type: 'string' } as const
  const options = { promotions: text, seed: text, tabs: text, browsers: text, folder: text }
  const { values } = readArguments({ args, options }, [usage])
  return {
    promotions: parseNumber('promotions', values.promotions ?? '3650', 50),
    seed: parseNumber('seed', values.seed ?? String(Math.floor(Math.random() * 1e6)), 0),
    tabs: parseNumber('tabs', values.tabs ?? '200', 20),
    browsers: parseNumber('browsers', values.browsers ?? '5', 0),
    folder: values.folder,
  }
}

function parseNumber(name: string, given: string, least: number) {
  const number = Number(given)
  if (!Number.isInteger(number) || number < least)
    throw new UserFacingError([`--${name} must be a whole number of at least ${least}.`, usage])
  return number
}
