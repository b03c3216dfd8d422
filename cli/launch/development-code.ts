import { UserFacingError } from '@stepwise/deploy/errors'

/**
 * Loads code that needs development packages, which a production install leaves out: by `() => import('…')`, so that everything else of
 * a command runs without them. Throws a {@link UserFacingError} that says what cannot be done here, and `instead` of it what can.
 */
export async function developmentCode<Module>(
  load: () => Promise<Module>,
  { what, instead = [] }: { what: string; instead?: string[] },
): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error
    throw new UserFacingError([
      `${what} needs the development packages, which are not installed here.`,
      'Run it in a checkout with all packages (npm ci), on the same store.',
      ...instead,
    ])
  }
}
