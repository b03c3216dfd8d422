import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { StartFailure } from '../errors.ts'
import { askQuestion, type GivenOptions, runVerb } from './run-verb.ts'
import { buildSocketPath } from './server-listening.ts'
import { type AdminContext, AdminFailure, type AdminResult } from './verb.ts'
import { verbs } from './verbs.ts'

/** What the tool asks a running server, as one line of JSON. */
export interface AdminRequest {
  ask: 'question' | 'run'
  verb: string
  options: GivenOptions
  who: string
}

/** How the server responds, one line of JSON each: any number of `progress`, and then one of the others. */
type AdminResponse = { progress: string } | { question: string | null } | { result: AdminResult } | { failure: string }

// Longer ones do not fit into the kernel's address of a socket.
const longestPath = 100

/**
 * Lets `npm run admin` on the same machine, and the same user alone, work with the embedded database, which only the running server can
 * open. Returns a function that stops it; undefined when the data folder's path is too long for a socket.
 */
export function listenForAdmin(
  context: Omit<AdminContext, 'who' | 'report'>,
  dataFolder: string,
): (() => void) | undefined {
  const path = buildSocketPath(dataFolder)
  if (path.length > longestPath) return undefined
  mkdirSync(dataFolder, { recursive: true })
  // What a server that was killed has left. No one listens there: this process has the database's lock.
  rmSync(path, { force: true })
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    const lines = createInterface({ input: socket })
    lines.once('line', (line) => void respond(socket, line, context))
  })
  // A socket that cannot be made leaves the product as it is.
  server.on('error', () => undefined)
  const before = process.umask(0o077)
  server.listen(path, () => chmodSync(path, 0o600))
  process.umask(before)
  server.unref()
  return () => server.close()
}

async function respond(socket: Socket, line: string, context: Omit<AdminContext, 'who' | 'report'>) {
  const say = (words: AdminResponse) => void socket.write(`${JSON.stringify(words)}\n`)
  try {
    const { ask, verb: name, options, who } = JSON.parse(line) as AdminRequest
    const verb = verbs.find((one) => one.name === name)
    if (!verb) throw new AdminFailure(`The running server does not know "${name}": it is another version.`)
    const its = { ...context, who, report: (progress: string) => say({ progress }) }
    if (ask === 'question') say({ question: (await askQuestion(its, verb, options)) ?? null })
    else say({ result: await runVerb(its, verb, options) })
  } catch (error) {
    say({
      failure: error instanceof StartFailure ? error.message : 'It failed because of an internal error in the server.',
    })
  }
  socket.end()
}

/** Asks the running server; `report` gets the lines that say how far it is. @throws AdminFailure with the server's words */
export async function askServer(dataFolder: string, request: AdminRequest, report: (line: string) => void) {
  const socket = connect(buildSocketPath(dataFolder))
  socket.write(`${JSON.stringify(request)}\n`)
  for await (const line of createInterface({ input: socket })) {
    const response = JSON.parse(line) as AdminResponse
    if ('failure' in response) throw new AdminFailure(response.failure)
    if (!('progress' in response)) return response
    report(response.progress)
  }
  throw new AdminFailure(
    'The server stopped before it answered. Run npm run admin -- audit list to see what was done before you try it again.',
  )
}
