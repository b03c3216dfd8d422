import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { glob, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '@stepwise/cli/root'

const run = promisify(execFile)
const migrations = 'api/src/database/migrations'
const ours = '@stepwise'

export async function isKnown(commit: string) {
  return run('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root }).then(
    () => true,
    () => false,
  )
}

/** The names and texts of the migrations that the working tree has, and the commit has not. */
export async function migrationsSince(commit: string): Promise<Map<string, string>> {
  const { stdout } = await run('git', ['ls-tree', '--name-only', `${commit}:${migrations}`], { cwd: root })
  const before = stdout.split('\n')
  const names = (await readdir(join(root, migrations))).filter(
    (name) => name.endsWith('.sql') && !before.includes(name),
  )
  const texts = names.sort().map(async (name) => [name, await readFile(join(root, migrations, name), 'utf8')] as const)
  return new Map(await Promise.all(texts))
}

/** The files of tests, from `api` on, in whose folders one of the tables is named. */
export async function findTests(folder: string, tables: string[]): Promise<string[]> {
  const api = join(folder, 'api')
  const naming = new RegExp(`\\b(${tables.join('|')})\\b`)
  const concerned = new Set<string>()
  const tests: string[] = []
  for await (const file of glob('src/**/*.ts', { cwd: api })) {
    if (file.endsWith('.db.test.ts')) tests.push(file)
    if (naming.test(await readFile(join(api, file), 'utf8'))) concerned.add(dirname(file))
  }
  return tests.filter((file) => concerned.has(dirname(file))).sort()
}

/** The API of a commit with all that its tests need, below `var/old-version`. Its packages are those that are installed now. */
export async function unpackOldVersion(commit: string): Promise<string> {
  const parent = join(root, 'var', 'old-version')
  const folder = join(parent, commit)
  if (existsSync(folder)) return folder
  const unfinished = `${folder}-${process.pid}`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true })
  await extract(commit, unfinished)
  await linkPackages(unfinished)
  await rename(unfinished, folder)
  return folder
}

async function extract(commit: string, folder: string) {
  const git = spawn('git', ['archive', commit], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  const tar = spawn('tar', ['-x', '-C', folder], { stdio: ['pipe', 'inherit', 'inherit'] })
  git.stdout.pipe(tar.stdin)
  const codes = await Promise.all([git, tar].map((child) => once(child, 'exit')))
  if (codes.some(([code]) => code !== 0)) throw new Error(`The sources of ${commit} cannot be unpacked.`)
}

/** All packages but our own, which are those of that version. */
async function linkPackages(folder: string) {
  const packages = join(root, 'node_modules')
  await mkdir(join(folder, 'node_modules', ours), { recursive: true })
  for (const name of await readdir(packages)) {
    // What tools keep there, such as .vite-temp, may go before this folder does.
    if (name !== ours && !name.startsWith('.')) await symlink(join(packages, name), join(folder, 'node_modules', name))
  }
  for (const part of ['api', 'shared']) await symlink(join('../..', part), join(folder, 'node_modules', ours, part))
}
