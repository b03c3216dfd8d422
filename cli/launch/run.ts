import './die-with-parent.mjs'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { UserFacingError } from '@stepwise/deploy/errors'

/**
 * Runs a verb. On a {@link UserFacingError} its reasons are printed; anything else is a bug of ours and is printed with its
 * stack. The exit code is 1, or for the former `refusalCode` or its own.
 */
export async function run(main: () => Promise<void>, refusalCode = 1) {
  try {
    await main()
  } catch (error) {
    if (error instanceof UserFacingError) {
      for (const reason of error.reasons) console.error(reason)
      process.exit('exitCode' in error ? Number(error.exitCode) : refusalCode)
    }
    console.error(error)
    process.exit(1)
  }
}

/** Node's `parseArgs`. Throws a {@link UserFacingError} with what is wrong with the arguments, and these lines. */
export function readArguments<Config extends ParseArgsConfig>(config: Config, usage: string[] = []) {
  try {
    return parseArgs(config)
  } catch (error) {
    throw new UserFacingError([error instanceof Error ? error.message : String(error), ...usage])
  }
}
