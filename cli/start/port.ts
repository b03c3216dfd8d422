import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { UserFacingError } from '@stepwise/deploy/errors'

/** Throws a {@link UserFacingError} when the product cannot listen there. Called first, before anything slow. */
export async function assertPortFree(port: number, host: string): Promise<void> {
  await listenOnce(port, host).catch((error: NodeJS.ErrnoException) => {
    throw listenError(error, port, host)
  })
}

/** A port of this machine that no one listens on. */
export const freePort = (): Promise<number> => listenOnce(0, '127.0.0.1')

async function listenOnce(port: number, host: string): Promise<number> {
  const server = createServer().listen({ port, host })
  await once(server, 'listening')
  const { port: listened } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return listened
}

/** Why listening failed, and what to do. */
export function listenError(error: NodeJS.ErrnoException, port: number, host: string) {
  return new UserFacingError([reasonFor(error, port, host)])
}

function reasonFor({ code, message }: NodeJS.ErrnoException, port: number, host: string) {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use: stop what is using it, or choose another, e.g. PORT=${port + 1} ${commandIn(process.env)}.`
  }
  if (code === 'EACCES')
    return `Port ${port} is reserved for the system: choose one above 1023, e.g. PORT=4000 ${commandIn(process.env)}.`
  return `Stepwise cannot listen on ${host}, port ${port}: ${message}.`
}

/** The command that npm runs, as its scripts see it. `npm run dev` of a remote is another one than that of the whole product. */
function commandIn({ npm_lifecycle_event: script = 'start', npm_package_name: name = '' }: NodeJS.ProcessEnv): string {
  const [, remote] = /^@stepwise\/(.+)$/.exec(name) ?? []
  return `${script === 'start' ? 'npm start' : `npm run ${script}`}${remote ? ` -w remotes/${remote}` : ''}`
}
