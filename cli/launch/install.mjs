import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/**
 * @typedef {{ version?: string, integrity?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} Entry
 * @typedef {{ packages: Record<string, Entry> }} Lock A lock file, as far as it is read here.
 */

/**
 * The paths of packages in the lock file that are not installed. `installed` is npm's own record of what is on the disk.
 * Packages for other platforms are optional and do not count; development packages count if `withDev`.
 *
 * @param {Lock} lock
 * @param {Lock} installed
 * @param {boolean} withDev
 */
export function missingPackages(lock, installed, withDev) {
  return Object.entries(lock.packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.optional && !entry.devOptional && !entry.peer)
    .filter(([, entry]) => withDev || !entry.dev)
    .filter(([path, entry]) => {
      const found = installed.packages[path]
      return found === undefined || found.version !== entry.version || found.integrity !== entry.integrity
    })
    .map(([path]) => path)
}

/**
 * Runs `npm ci` when packages of the lock file are missing. An install with development packages stays one. Answers whether
 * anything was installed. Throws an Error when npm fails, after npm's own output.
 *
 * @param {{ withDev: boolean }} options
 */
export async function ensureInstalled({ withDev }) {
  const lock = read(join(root, 'package-lock.json'))
  const installed = read(join(root, 'node_modules', '.package-lock.json')) ?? { packages: {} }
  if (!lock) throw new Error('package-lock.json is missing: this is not a whole copy of the repository.')
  if (missingPackages(lock, installed, withDev).length === 0) return false

  const hadDev = Object.values(installed.packages).some((entry) => entry.dev)
  await npm(['ci', '--no-audit', '--no-fund', '--loglevel=error', ...(withDev || hadDev ? [] : ['--omit=dev'])])
  return true
}

/**
 * Runs npm, the one that started this script if there is one, and prints every ten seconds that it is still running.
 *
 * @param {string[]} args
 * @param {string} [cwd]
 */
export async function npm(args, cwd = root) {
  console.log(`Installing packages (npm ${args[0]}) …`)
  const started = Date.now()
  const progress = setInterval(() => {
    console.log(`  still installing, ${Math.round((Date.now() - started) / 1000)} s`)
  }, 10_000)
  try {
    const code = await new Promise((resolve, reject) => {
      const script = process.env.npm_execpath
      const command = script ? (process.env.npm_node_execpath ?? process.execPath) : 'npm'
      /** @type {import('node:child_process').SpawnOptions} */
      const options = { cwd, stdio: 'inherit', shell: !script && process.platform === 'win32' }
      spawn(command, script ? [script, ...args] : args, options)
        .on('error', reject)
        .on('exit', resolve)
    })
    if (code !== 0) throw new Error(`Packages could not be installed (npm ${args[0]} ended with ${code}).`)
  } finally {
    clearInterval(progress)
  }
  console.log(`  installed in ${Math.round((Date.now() - started) / 1000)} s`)
}

/**
 * @param {string} path
 * @returns {Lock | undefined}
 */
function read(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}
