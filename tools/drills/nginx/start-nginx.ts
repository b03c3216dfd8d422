import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { NginxOptions } from '@stepwise/deploy/gateway'
import { nginxConfig } from '@stepwise/deploy/gateway'
import { debianProgram } from '../debian/debian-program.ts'

const run = promisify(execFile)

export interface RunningNginx {
  address: string
  /** Goes on with another configuration, as an operator's reload does. */
  reload: (changes: Partial<NginxOptions>) => Promise<void>
  stop: () => Promise<void>
}

type Wanted = Pick<NginxOptions, 'apis' | 'gateways' | 'contentDir' | 'runDir'> &
  Partial<NginxOptions> & { port: number }

/**
 * A real nginx for tests and benches, on a port of this machine, with the configuration that operators get. It ends with this process.
 * Undefined where there is none; the reason has been printed.
 */
export async function startNginx({ port, ...wanted }: Wanted): Promise<RunningNginx | undefined> {
  const debian = await debianProgram('nginx')
  if (!debian) return undefined
  const options: NginxOptions = {
    listen: `127.0.0.1:${port}`,
    serverNames: [],
    trustedProxies: [],
    isProduction: false,
    moduleDir: join(debian.folder, 'usr/lib/nginx/modules'),
    ...(process.getuid?.() === 0 && { user: 'root' }),
    ...wanted,
  }
  const { runDir } = options
  const file = join(runDir, 'nginx.conf')
  const program = debian.path('nginx')
  const args = ['-e', join(runDir, 'error.log'), '-c', file]
  const configure = async (changes: Partial<NginxOptions>) => {
    await writeFile(file, nginxConfig(Object.assign(options, changes)))
    await run(program, [...args, '-t', '-q'], { env: debian.env })
  }
  await mkdir(runDir, { recursive: true })
  await configure({})
  // The kernel ends it when this process is killed.
  const child = spawn('setpriv', ['--pdeathsig', 'TERM', program, ...args, '-g', 'daemon off;'], {
    env: debian.env,
    stdio: 'inherit',
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await untilListening(port, child, join(runDir, 'error.log'))
  return {
    address: `http://127.0.0.1:${port}`,
    reload: async (changes) => {
      await configure(changes)
      child.kill('SIGHUP')
    },
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function untilListening(port: number, child: ChildProcess, log: string) {
  while (!(await accepts(port))) {
    if (child.exitCode !== null)
      throw new Error(`nginx did not start. ${existsSync(log) ? await readFile(log, 'utf8') : ''}`)
    await delay(20)
  }
}

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
      .once('connect', () => resolve(true))
      .once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
