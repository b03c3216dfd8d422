import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startMailServer } from '@stepwise/api/testing/mail-server'
import { freePort } from '@stepwise/cli/port'
import { root } from '@stepwise/cli/root'
import { lexer } from 'marked'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryTree } from '../../dev/temporary-tree.ts'

const run = promisify(execFile)

/** Packages are installed and everything is built: two minutes. */
const buildTimeoutMs = 600_000

/** The commands of a page that its user runs, the settings, and the commands of root. */
async function pageBlocks(name: string) {
  const page = await readFile(join(root, 'docs', 'operations', name), 'utf8')
  const blocks = lexer(page).flatMap((token) => (token.type === 'code' ? [{ lang: token.lang, text: token.text }] : []))
  const of = (lang: string) => blocks.filter((block) => block.lang === lang).flatMap(({ text }) => text.split('\n'))
  return { commands: of('sh'), settings: of('ini'), rootCommands: of('sh root') }
}

test(
  'the page of production can be followed after a clone, without development packages, up to the first people',
  async () => {
    const sources = temporaryTree({ hasPackages: false })
    onTestFinished(sources.remove)
    const folder = await mkdtemp(join(tmpdir(), 'stepwise-production-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const [port, mail] = [await freePort(), await startMailServer()]
    const { commands, settings, rootCommands } = await pageBlocks('README.md')
    /** The page's folders, port and mail server, as they are here. */
    const here = (text: string) =>
      text
        .replaceAll('/etc/stepwise', join(folder, 'etc'))
        .replaceAll('/srv/backups', join(folder, 'backups'))
        .replaceAll('localhost:4000', `localhost:${port}`)
        .replaceAll('127.0.0.1:4000', `127.0.0.1:${port}`)
        .replaceAll('smtp://name:password@mail.example.org:587', mail.url)
    await mkdir(join(folder, 'etc'))
    await writeFile(join(folder, 'etc', 'settings'), here(settings.join('\n')))
    const env = {
      PATH: process.env.PATH,
      HOME: folder,
      // Where this machine's npm has its packages from. Without the network's certificates it would try each again, for minutes.
      npm_config_userconfig: join(homedir(), '.npmrc'),
      npm_config_cache: join(homedir(), '.npm'),
      npm_config_prefer_offline: 'true',
      NODE_EXTRA_CA_CERTS: process.env.NODE_EXTRA_CA_CERTS,
      HTTPS_PROXY: process.env.HTTPS_PROXY,
      SETTINGS_FILE: join(folder, 'etc', 'settings'),
      DATA_DIR: join(folder, 'data'),
      STORE_DIR: join(folder, 'store'),
      PORT: String(port),
    }
    let server: ChildProcess | undefined
    let output = ''
    onTestFinished(async () => {
      if (!server || server.exitCode !== null) return
      server.kill('SIGTERM')
      await once(server, 'exit')
    })

    /** What systemd does at `systemctl enable --now stepwise`. */
    async function startService() {
      const unit = await readFile(join(root, 'deploy', 'systemd', 'stepwise.service'), 'utf8')
      const [, script = ''] = /^ExecStart=\/usr\/bin\/node (.+)$/m.exec(unit) ?? []
      server = spawn(process.execPath, script.split(' '), {
        cwd: sources.path,
        env,
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      })
      for (const stream of [server.stdout, server.stderr])
        stream?.on('data', (chunk) => {
          output += chunk
        })
      await expect.poll(() => output, { timeout: 150_000 }).toContain('Stepwise answers at')
    }

    expect(rootCommands).toContain('systemctl enable --now stepwise')
    for (const command of commands.filter((line) => !line.includes('.profile'))) {
      if (command.startsWith('curl')) await startService()
      await run('sh', ['-c', here(command)], { cwd: sources.path, env }).catch((error) => {
        throw new Error(`${command}\n${error.stderr}\n${error.stdout}\n${output}`)
      })
    }
    await expect.poll(() => mail.received.map(({ to }) => to), { timeout: 60_000 }).toContain('editor@example.org')
    expect((await fetch(`http://localhost:${port}/`)).status).toBe(200)
    expect(existsSync(join(sources.path, 'node_modules', 'vitest'))).toBe(false)
    const { stdout } = await run('sh', ['-c', 'npm run release -- status'], { cwd: sources.path, env })
    expect(stdout).toMatch(/^learn +live /m)

    await mkdir(join(folder, 'backups'))
    const backups = (await pageBlocks('backup.md')).commands
    const [make = ''] = backups
    const rehearsal = backups.slice(backups.findIndex((line) => line.startsWith('DATA_DIR=')))
    expect(rehearsal).toHaveLength(3)
    await run('sh', ['-c', here(make)], { cwd: sources.path, env })
    const [file = ''] = await readdir(join(folder, 'backups'))
    for (const command of rehearsal) {
      await run('sh', ['-c', here(command).replace('<file>', file)], { cwd: sources.path, env })
    }
  },
  buildTimeoutMs,
)
