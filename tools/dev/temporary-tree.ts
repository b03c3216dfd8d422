import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  globSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '@stepwise/cli/root'

/** A copy of the working tree, for tests that write into it. */
export interface TemporaryTree {
  path: string
  remove: () => void
}

/**
 * Copies the files that git tracks or would track into a temporary folder, as a git repository with one commit. The packages are the
 * very same files (hard links), so the copy takes seconds; the links of `node_modules/@stepwise` lead to the copy's own parts. Without
 * `hasPackages` none are there, as after a clone.
 */
export function temporaryTree({ hasPackages = true } = {}): TemporaryTree {
  const path = realpathSync(mkdtempSync(join(tmpdir(), 'stepwise-tree-')))
  const remove = () => rmSync(path, { recursive: true, force: true, maxRetries: 5 })
  try {
    for (const file of sourceFiles()) {
      mkdirSync(dirname(join(path, file)), { recursive: true })
      copyEntry(join(root, file), join(path, file), copyFileSync)
    }
    const packageFolders = hasPackages ? ['node_modules', '*/node_modules', 'remotes/*/node_modules'] : []
    for (const modules of globSync(packageFolders, { cwd: root }))
      linkPackages(join(root, modules), join(path, modules))
    commitAll(path)
  } catch (error) {
    remove()
    throw error
  }
  return { path, remove }
}

/** A file that is deleted but not yet committed is listed by git too. */
function sourceFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  return listed.split('\0').filter((file) => file !== '' && lstatSync(join(root, file), { throwIfNoEntry: false }))
}

/** What npm and other tools write into `node_modules` itself (its record, caches) must not be shared: they write into the same file. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to)
  for (const { name, ...entry } of listEntries(from)) {
    const [source, target] = [join(from, name), join(to, name)]
    if (!entry.isDirectory) copyEntry(source, target, copyFileSync)
    else if (!name.startsWith('.') || name === '.bin') linkFolder(source, target)
  }
}

function linkFolder(from: string, to: string): void {
  mkdirSync(to)
  for (const { name, isDirectory } of listEntries(from)) {
    const [source, target] = [join(from, name), join(to, name)]
    if (isDirectory) linkFolder(source, target)
    else copyEntry(source, target, linkOrCopy)
  }
}

const listEntries = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).map((entry) => ({ name: entry.name, isDirectory: entry.isDirectory() }))

function copyEntry(from: string, to: string, copyFile: (from: string, to: string) => void): void {
  if (lstatSync(from).isSymbolicLink()) symlinkSync(readlinkSync(from), to)
  else copyFile(from, to)
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    // Another file system, or one without hard links.
    copyFileSync(from, to)
  }
}

function commitAll(folder: string): void {
  const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args])
  git('init', '-q', '-b', 'main')
  git('config', 'user.name', 'A test')
  git('config', 'user.email', 'test@example.org')
  git('config', 'commit.gpgsign', 'false')
  git('add', '-A')
  git('commit', '-qm', 'chore: the sources')
}
