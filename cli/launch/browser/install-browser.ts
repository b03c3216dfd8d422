import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { UserFacingError } from '@stepwise/deploy/errors'
import { root } from '../root.mjs'
import { debianChromium, debianShell, findBrowser, unpackedChromium } from './browser.ts'

const packagedVersion = '153.0.0'

/**
 * Installs a Chromium to test with unless there is one, and returns its path. For `npm test` alone: a release installs nothing. Some
 * machines block Playwright's download, so Debian's package and then an npm package are tried after it. Throws a {@link UserFacingError}
 * when all fail.
 */
export async function ensureBrowser(log: (line: string) => void): Promise<string> {
  // Beside Debian's Chromium belongs its shell, for half the time of the journeys.
  for (const attempt of [shellFromDebian, fromPlaywright, fromDebian, fromNpm]) {
    await attempt(log).catch((error) => log(`  that did not work: ${error.message}`))
    const found = findBrowser()
    if (found) return found
  }
  throw new UserFacingError(['No Chromium could be installed: install one and set CHROMIUM_PATH to it.'])
}

async function fromPlaywright(log: (line: string) => void) {
  log('Installing a browser for the tests (playwright install chromium) …')
  await command(process.execPath, [join(root, 'node_modules', 'playwright', 'cli.js'), 'install', 'chromium'])
}

async function shellFromDebian(log: (line: string) => void) {
  if (findBrowser() === debianChromium && !existsSync(debianShell)) await fromDebian(log)
}

async function fromDebian(log: (line: string) => void) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return
  const packages = ['chromium', 'chromium-headless-shell']
  log(`Installing Debian’s Chromium (apt-get install ${packages.join(' ')}) …`)
  await command('apt-get', ['update', '-qq'])
  await command('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
}

async function fromNpm(log: (line: string) => void) {
  if (process.platform !== 'linux') return
  log('Installing Chromium from npm (@sparticuz/chromium) …')
  const folder = dirname(unpackedChromium)
  await mkdir(folder, { recursive: true })
  const npm = process.env.npm_execpath
  const args = ['install', '--no-save', '--no-audit', '--no-fund', `@sparticuz/chromium@${packagedVersion}`]
  const into = ['--prefix', join(folder, 'package')]
  if (npm) await command(process.env.npm_node_execpath ?? process.execPath, [npm, ...args, ...into])
  else await command('npm', [...args, ...into])

  // The package unpacks into TMPDIR, so TMPDIR is set to where findBrowser looks.
  const resolve = createRequire(join(folder, 'package', 'index.js')).resolve
  const entry = pathToFileURL(resolve('@sparticuz/chromium')).href
  await rm(unpackedChromium, { force: true })
  const unpack = `await (await import(${JSON.stringify(entry)})).default.executablePath()`
  await command(process.execPath, ['--input-type=module', '-e', unpack], { TMPDIR: folder })
}

function command(name: string, args: string[], env: Record<string, string> = {}) {
  return new Promise<void>((resolve, reject) => {
    const child = spawn(name, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${name} ended with ${code}`))))
  })
}
