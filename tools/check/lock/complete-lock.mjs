import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@stepwise/cli/root'

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

/** @typedef {{ version?: string, dev?: boolean, license?: string | undefined, optional?: boolean, optionalDependencies?: Record<string, string> }} Entry */

/**
 * Entries, by path, for optional platform packages that are missing from a lock file. npm leaves out those that its registry
 * does not serve (some mirrors have only the packages for Linux), and then `npm ci` fails on every machine.
 *
 * @param {{ packages: Record<string, Entry> }} lock
 * @returns {Record<string, Entry & { cpu?: string[], os?: string[], libc?: string[] }>}
 */
export function missingPlatformPackages({ packages }) {
  /** @type {Record<string, Entry>} */
  const missing = {}
  for (const [path, { optionalDependencies = {}, dev, license }] of Object.entries(packages)) {
    if (!path.includes('node_modules/')) continue
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const found = packages[`node_modules/${name}`] ?? packages[`${path}/node_modules/${name}`]
      if (!found)
        missing[`node_modules/${name}`] = { version, ...platformOf(name), ...(dev && { dev }), license, optional: true }
    }
  }
  return missing
}

/**
 * The platform is part of the name, as in `@rspack/binding-linux-x64-musl`.
 *
 * @param {string} name
 */
function platformOf(name) {
  const parts = name.split(/[/-]/)
  const [os, cpu] = [systems, processors].map((known) => known.find((word) => parts.includes(word)))
  const libc = parts.includes('musl') ? 'musl' : os === 'linux' && parts.includes('gnu') ? 'glibc' : undefined
  return { ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }), ...(os && { os: [os] }) }
}

if (import.meta.filename === process.argv[1]) {
  const path = join(root, 'package-lock.json')
  const lock = JSON.parse(readFileSync(path, 'utf8'))
  const missing = missingPlatformPackages(lock)
  const { '': top, ...rest } = { ...lock.packages, ...missing }
  const sorted = Object.entries(rest).sort(([one], [other]) => one.localeCompare(other, 'en'))
  writeFileSync(path, `${JSON.stringify({ ...lock, packages: Object.fromEntries([['', top], ...sorted]) }, null, 2)}\n`)
  console.log(`Added ${Object.keys(missing).length} platform packages to package-lock.json.`)
}
