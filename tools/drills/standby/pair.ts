import { execFile } from 'node:child_process'
import { chown, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '@stepwise/cli/root'
import type { DebianProgram } from '../debian/debian-program.ts'
import { type BoundProcess, identity, startBound } from './bound-process.ts'
import { DatabaseMachine, writeMachineFiles } from './database-machine.ts'
import { until } from './until.ts'

const network = '127.0.0.1/32'
const run = promisify(execFile)

/** What docs/operations/standby.md sets up, in its order: a primary, its standby, and HAProxy, which answers at `port`. */
export async function startPair(folder: string, programs: { postgres: DebianProgram; haproxy: DebianProgram }) {
  await writeMachineFiles(folder, own)
  const [portA, portB, port] = await freePorts(3)
  const machines = {
    a: new DatabaseMachine('a', portA, folder, programs.postgres),
    b: new DatabaseMachine('b', portB, folder, programs.postgres),
  }
  const { a, b } = machines
  await a.create()
  await a.script('allow', join(a.data, 'pg_hba.conf'), network)
  await a.start()
  await a.script('primary')
  await a.restart()
  await a.sql("create role stepwise login password 'of-the-product'")
  await a.sql('create database stepwise owner stepwise')
  await b.script('standby', b.name, '127.0.0.1', String(a.port), b.data)
  await b.start()
  await a.script('confirm-by', b.name)
  const haproxy = await startHaproxy(programs.haproxy, { POSTGRES_BIND: `127.0.0.1:${port}`, ...addresses(a, b) })
  return {
    machines,
    port,
    url: `postgres://stepwise:of-the-product@127.0.0.1:${port}/stepwise`,
    end: async () => {
      await haproxy.end('SIGTERM')
      for (const machine of [a, b]) await machine.end('SIGQUIT')
    },
  }
}

const addresses = (a: DatabaseMachine, b: DatabaseMachine) => ({
  POSTGRES_A: `127.0.0.1:${a.port}`,
  POSTGRES_B: `127.0.0.1:${b.port}`,
})

async function startHaproxy(haproxy: DebianProgram, settings: Record<string, string>) {
  const file = join(root, 'deploy', 'haproxy', 'haproxy.cfg')
  const env = { ...haproxy.env, ...settings }
  await run(haproxy.path('haproxy'), ['-c', '-f', file], { env })
  return startBound(haproxy.path('haproxy'), ['-db', '-f', file], { env, lastSignal: 'TERM' })
}

/** pgbouncer in front of `port`, with the repository's configuration: only ports and the file of passwords are a test's own. */
export async function startPgbouncer(pgbouncer: DebianProgram, folder: string, port: number) {
  const [ownPort] = await freePorts(1)
  const users = join(folder, 'userlist.txt')
  await writeFile(users, '"stepwise" "of-the-product"\n', { mode: 0o600 })
  const written = await readFile(join(root, 'deploy', 'pgbouncer', 'pgbouncer.ini'), 'utf8')
  const file = join(folder, 'pgbouncer.ini')
  const replaced = written
    .replace('port=5433', `port=${port}`)
    .replace('listen_port = 6432', `listen_port = ${ownPort}`)
    .replace('/etc/pgbouncer/userlist.txt\n\n', `${users}\nunix_socket_dir =\n\n`)
  await writeFile(file, replaced)
  for (const path of [users, file]) await own(path)
  const server: BoundProcess = startBound(pgbouncer.path('pgbouncer'), [file], {
    env: pgbouncer.env,
    lastSignal: 'TERM',
  })
  await until('pgbouncer listens', () => {
    if (server.child.exitCode !== null) throw new Error(server.output())
    return server.output().includes('listening on')
  })
  return { url: `postgres://stepwise:of-the-product@127.0.0.1:${ownPort}/stepwise`, end: () => server.end('SIGTERM') }
}

async function own(path: string) {
  if (identity) await chown(path, identity.uid, identity.gid)
}

async function freePorts(count: number) {
  const probes = await Promise.all(
    Array.from({ length: count }, async () => {
      const probe = createServer()
      await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done))
      return probe
    }),
  )
  const ports = probes.map((probe) => (probe.address() as { port: number }).port)
  await Promise.all(probes.map((probe) => new Promise((done) => probe.close(done))))
  return ports as [number, number, number]
}
