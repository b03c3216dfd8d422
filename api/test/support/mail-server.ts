import { onTestFinished } from 'vitest'
import { openMailServer } from './open-mail-server.ts'

/** A mail server of a test. It is gone when the test has finished. */
export async function startMailServer(options: Parameters<typeof openMailServer>[0] = {}) {
  const server = await openMailServer(options)
  onTestFinished(server.stop)
  return server
}
