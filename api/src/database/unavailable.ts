import { isConnectionLost } from '@stepwise/shared/server'

/** Whether a connection that gave this error must not be used again: it hangs, or leads to a server that takes no writes any more. */
export const isConnectionUseless = (error: unknown) =>
  isConnectionLost(error) || (error instanceof Error && error.message.startsWith('Query read timeout'))

/**
 * Reads once more when the connection broke. For what changes nothing alone: after a lost answer no one knows whether a write was
 * committed (docs/decisions/030-database-outages.md).
 */
export async function retryRead<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    if (!isConnectionLost(error)) throw error
    return read()
  }
}
