import { execFile } from 'node:child_process'
import { appendFile, cp, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '@stepwise/cli/root'
import type { DebianProgram } from '../debian/debian-program.ts'
import { type BoundProcess, identity, startBound } from './bound-process.ts'
import { until } from './until.ts'

const run = promisify(execFile)
const passwords = { postgres: 'of-the-owner', repl: 'of-replication' }

/** One of the two machines of docs/operations/standby.md: a PostgreSQL of its own port and folder, and the page's scripts. */
export class DatabaseMachine {
  readonly name: 'a' | 'b'
  readonly port: number
  readonly data: string
  private readonly folder: string
  private readonly postgres: DebianProgram
  private server: BoundProcess | undefined

  constructor(name: 'a' | 'b', port: number, folder: string, postgres: DebianProgram) {
    this.name = name
    this.port = port
    this.data = join(folder, name)
    this.folder = folder
    this.postgres = postgres
  }

  private get env() {
    return {
      ...this.postgres.env,
      PATH: `${dirname(this.postgres.path('postgres'))}:${process.env.PATH}`,
      LC_ALL: 'C',
      PGHOST: '127.0.0.1',
      PGPORT: String(this.port),
      PGUSER: 'postgres',
      PGPASSFILE: join(this.folder, 'passwords'),
      REPLICATION_PASSWORD: passwords.repl,
    }
  }

  private run(program: string, args: string[]) {
    return run(program, args, { env: this.env, cwd: this.folder, ...identity })
  }

  /** Runs one of `deploy/standby`, as the page says it. */
  async script(name: string, ...args: string[]) {
    const { stdout } = await this.run('sh', [join(this.folder, 'standby', `${name}.sh`), ...args])
    return stdout.trim()
  }

  async sql(statement: string, database = 'postgres') {
    const { stdout } = await this.run('psql', ['-XqAt', '-vON_ERROR_STOP=1', `-d${database}`, '-c', statement])
    return stdout.trim()
  }

  /** An empty PostgreSQL with passwords, as Debian makes one. */
  async create() {
    const owner = join(this.folder, 'password')
    const auth = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${owner}`]
    await this.run('initdb', [`--pgdata=${this.data}`, ...auth, '--encoding=UTF8', '--locale=C.UTF-8'])
    await appendFile(join(this.data, 'postgresql.conf'), 'shared_buffers = 32MB\n')
  }

  async start() {
    const where = ['-D', this.data, '-p', String(this.port)]
    const options = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=']
    const server = startBound(this.postgres.path('postgres'), [...where, ...options], {
      env: this.env,
      lastSignal: 'INT',
    })
    this.server = server
    await until(`${this.name} accepts connections`, () => {
      if (server.child.exitCode !== null) throw new Error(server.output())
      return server.output().includes('ready to accept')
    })
  }

  /** `SIGINT` tidily, `SIGQUIT` at once, `SIGKILL` as when the machine is gone. */
  async end(signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL') {
    await this.server?.end(signal)
  }

  async restart() {
    await this.end('SIGINT')
    await this.start()
  }
}

/** The scripts, and the files with passwords, where the user of PostgreSQL can read them. */
export async function writeMachineFiles(folder: string, own: (path: string) => Promise<void>) {
  await mkdir(folder, { recursive: true })
  await cp(join(root, 'deploy', 'standby'), join(folder, 'standby'), { recursive: true })
  await writeFile(join(folder, 'password'), passwords.postgres)
  const lines = Object.entries(passwords).map(([role, password]) => `127.0.0.1:*:*:${role}:${password}\n`)
  await writeFile(join(folder, 'passwords'), lines.join(''), { mode: 0o600 })
  for (const path of ['.', 'password', 'passwords']) await own(join(folder, path))
}
