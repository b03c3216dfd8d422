import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../launch/root.mjs'

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

/**
 * The platform packages that a lock file's packages name and the lock file itself lacks, as entries by path. npm leaves out
 * what its registry does not serve (some mirrors hold only the packages for Linux), and then `npm ci` refuses the whole
 * lock file, here and on every other machine.
 */
export function missingPlatformPackages({ packages }) {
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

/** `@rspack/binding-linux-x64-musl` says what it is for by its name. */
function platformOf(name) {
  const words = name.split(/[/-]/)
  const [os, cpu] = [systems, processors].map((known) => known.find((word) => words.includes(word)))
  const libc = words.includes('musl') ? 'musl' : os === 'linux' && words.includes('gnu') ? 'glibc' : undefined
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
