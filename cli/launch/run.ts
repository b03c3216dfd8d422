import './die-with-parent.mjs'
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
