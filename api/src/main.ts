import { stopOnSignal } from '@stepwise/shared/server'
import { describeError, StartFailure, StartOutage } from './errors.ts'
import { readSettings } from './settings.ts'
import { start } from './start.ts'

/** EX_CONFIG of sysexits.h: whoever started the server must do something, and the next try would fail as well. */
const startFailureCode = 78

/** EX_TEMPFAIL of sysexits.h: whoever supervises the server shall try again. */
const startOutageCode = 75

// A file of PGlite is one line of 30 kB, which Node would print with an uncaught error.
process.on('uncaughtException', (error) => exitWith(error))
process.on('unhandledRejection', (error) => exitWith(error))

let stop = async (_options: { noticeMs?: number }) => {}
let drainMs = 0

// Orphaned: npm was killed, or a test has ended. No one sends calls any more.
stopOnSignal((reason) => stop({ noticeMs: reason === 'signal' ? drainMs : 0 }))

try {
  const settings = readSettings(process.env)
  const server = await start(settings)
  stop = server.stop
  drainMs = settings.drainMs
  process.send?.({ ready: true, address: server.address })
} catch (error) {
  exitWith(error)
}

function exitWith(error: unknown): never {
  if (error instanceof StartFailure) {
    console.error(error.message)
    process.exit(error instanceof StartOutage ? startOutageCode : startFailureCode)
  }
  console.error('Stepwise stopped because of an internal error.', JSON.stringify(describeError(error), null, 2))
  process.exit(1)
}
