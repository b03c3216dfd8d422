import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '@stepwise/cli/root'
import { type DebianName, type DebianPackages, debianPackages } from './debian-packages.ts'

const execFileAsync = promisify(execFile)
/** Whatever language this machine speaks, the words are those that are searched for here. */
const run = (program: string, args: string[], options: { cwd?: string } = {}) =>
  execFileAsync(program, args, { ...options, env: { ...process.env, LC_ALL: 'C' } })
const cache = join(root, 'var', 'cache', 'debian')

export interface DebianProgram {
  /** Where its packages lie: `/` when the machine has it, or a folder of the cache. */
  folder: string
  /** The file of a program, such as `pg_basebackup`. */
  path: (program: string) => string
  /** The environment to start its programs with. */
  env: NodeJS.ProcessEnv
}

/**
 * A program of Debian for tests: the machine's own when it is complete, or else its packages, unpacked into `var/cache/debian`. Nothing is
 * installed and root is not needed. Undefined, after a line that says why, where that cannot be done.
 */
export async function debianProgram(name: DebianName): Promise<DebianProgram | undefined> {
  const wanted: DebianPackages = debianPackages[name]
  if (isComplete('/', wanted)) return programIn('/', wanted)
  try {
    const folder = join(cache, `${name}-${await newestVersion(wanted.packages[0])}`)
    if (!isComplete(folder, wanted)) await unpack(await missingPackages(wanted), folder)
    return await programIn(folder, wanted)
  } catch (error) {
    console.warn(`${name} is not on this machine and Debian's packages cannot be had: ${readFirstLine(error)}`)
    return undefined
  }
}

const isComplete = (folder: string, { files }: DebianPackages) => files.every((file) => existsSync(join(folder, file)))

async function programIn(folder: string, { programFolders }: DebianPackages): Promise<DebianProgram> {
  const libraries = folder === '/' ? [] : await libraryFolders(folder)
  return {
    folder,
    path: (program) => {
      const found = programFolders.map((bin) => join(folder, bin, program)).find((file) => existsSync(file))
      if (found === undefined) throw new Error(`There is no program "${program}" in ${folder}.`)
      return found
    },
    env: { ...process.env, ...(libraries.length > 0 && { LD_LIBRARY_PATH: libraries.join(':') }) },
  }
}

/** Folders such as `usr/lib/x86_64-linux-gnu`, where Debian puts the libraries of an architecture. */
async function libraryFolders(folder: string) {
  const found = await Promise.all(
    ['lib', 'usr/lib'].map(async (parent) => {
      const names = await readdir(join(folder, parent)).catch(() => [])
      return names.filter((entry) => entry.includes('-linux-')).map((entry) => join(folder, parent, entry))
    }),
  )
  return found.flat()
}

/** The program's packages, and those that they need and this machine has not. */
async function missingPackages({ packages, alone = [] }: DebianPackages): Promise<string[]> {
  const { stdout } = await run('apt-get', ['install', '--simulate', '--no-install-recommends', ...packages])
  const needed = [...stdout.matchAll(/^Inst (\S+) /gm)].map(([, name = '']) => name)
  // Another C library than the running loader's own would break every program.
  return [...new Set([...packages, ...alone, ...needed])].filter((name) => name !== 'libc6')
}

async function newestVersion(name: string) {
  const { stdout } = await run('apt-cache', ['policy', name])
  const version = /^ {2}Candidate: (\S+)$/m.exec(stdout)?.[1]
  if (version === undefined || version === '(none)')
    throw new Error(`apt knows no package ${name}; apt-get update may help.`)
  return version
}

/** Downloads and unpacks beside `folder`, and renames when all is there: several processes may do this at once. */
async function unpack(packages: string[], folder: string) {
  await mkdir(cache, { recursive: true })
  const unpacked = await mkdtemp(join(cache, 'unpacking-'))
  try {
    await run('apt-get', ['download', ...packages], { cwd: unpacked })
    const archives = (await readdir(unpacked)).filter((file) => file.endsWith('.deb'))
    for (const archive of archives) {
      await run('dpkg-deb', ['--extract', archive, '.'], { cwd: unpacked })
      await rm(join(unpacked, archive))
    }
    // Servers that were started by root run as another user.
    await chmod(unpacked, 0o755)
    await rename(unpacked, folder)
  } catch (error) {
    await rm(unpacked, { recursive: true, force: true })
    // Another process was faster.
    if (!existsSync(folder)) throw error
  }
}

function readFirstLine(error: unknown) {
  const said = error instanceof Error && 'stderr' in error && String(error.stderr).trim()
  return (said || (error instanceof Error ? error.message : String(error))).split('\n')[0]
}
