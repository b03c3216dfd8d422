import { describeError, StartFailure } from './errors.ts'
import { readSettings } from './settings.ts'
import { start } from './start.ts'

// A file of PGlite is one line of 30 kB, which Node would print with an uncaught error.
process.on('uncaughtException', (error) => exitWith(error))
process.on('unhandledRejection', (error) => exitWith(error))

let stop = async () => {}
let isStopping = false

async function stopOnce() {
  if (isStopping) return
  isStopping = true
  await stop()
  process.exit()
}

process.on('SIGTERM', stopOnce)
process.on('SIGINT', stopOnce)
// The parent process is gone: npm was killed, or a test has ended.
process.on('disconnect', stopOnce)

try {
  const server = await start(readSettings(process.env))
  stop = server.stop
  process.send?.({ ready: true, address: server.address })
} catch (error) {
  exitWith(error)
}

function exitWith(error: unknown): never {
  if (error instanceof StartFailure) console.error(error.message)
  else console.error('Stepwise stopped because of an error of its own.', JSON.stringify(describeError(error), null, 2))
  process.exit(1)
}
