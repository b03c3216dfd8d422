import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { UserFacingError } from '@stepwise/deploy/errors'
import { root } from '../launch/root.mjs'
import { inputPaths, isInput } from './inputs.ts'
import { type PartFolder, partPath } from './parts.ts'

const run = promisify(execFile)

/** From which sources a part would be built. `changed` are its files that differ from the commit, such as `shared/ui/Link.tsx`. */
export interface SourceState {
  commit: string
  author: string
  changed: string[]
}

/**
 * The last commit that changed what a part is built from, and what differs from it now: its folder, `shared/` and the lock file. Outside a
 * git repository, or where its folder is not in one, `commit` is ''.
 */
export async function sourceState(part: PartFolder, folder = root): Promise<SourceState> {
  // Without the lock of the index, which a commit that is made meanwhile would find taken.
  const git = async (...args: string[]) => (await run('git', ['--no-optional-locks', '-C', folder, ...args])).stdout
  const paths = inputPaths(part)
  try {
    const [commit = '', author = ''] = (await git('log', '-1', '--format=%H%n%an', '--', ...paths)).split('\n')
    if (!commit) return { commit, author, changed: [] }
    const status = await git('status', '--porcelain=v1', '-z', '--no-renames', '--untracked-files=all', '--', ...paths)
    const names = status.split('\0').map((line) => line.slice(3))
    return { commit, author, changed: names.filter((name) => name !== '' && isInput(name)) }
  } catch {
    return { commit: '', author: '', changed: [] }
  }
}

const maxSubjects = 20

/**
 * The subjects of the commits that changed a part since another commit, the latest first: those of its own folder, or else of what it is
 * built from. The last one alone where that commit is '' or not in this repository; none outside a repository.
 */
export async function commitSubjects(part: PartFolder, since: string, folder = root): Promise<string[]> {
  const log = async (range: string[], paths: string[]) => {
    const args = ['--no-optional-locks', '-C', folder, 'log', '--no-merges', '--format=%s', ...range, '--', ...paths]
    return (await run('git', args).catch(() => ({ stdout: '' }))).stdout.split('\n').filter(Boolean)
  }
  const isKnown =
    /^[0-9a-f]+$/.test(since) && (await run('git', ['-C', folder, 'cat-file', '-e', since]).then(...outcome))
  const range = isKnown ? ['-n', String(maxSubjects), `${since}..HEAD`] : ['-n', '1']
  const own = await log(range, [partPath(part)])
  return own.length > 0 ? own : log(range, inputPaths(part))
}

const outcome = [() => true, () => false] as const

const maxListed = 5

/** Throws a {@link UserFacingError} when no one could find the sources of a part again: they differ from the commit, or there is none. */
export function assertCommitted({ part }: PartFolder, { commit, changed }: SourceState): void {
  if (commit === '')
    throw new UserFacingError([
      `There would be no record of what ${part} was built from: it is in no git commit here. Commit it, or publish with --dirty.`,
    ])
  if (changed.length === 0) return
  const more = changed.length > maxListed ? ` and ${changed.length - maxListed} more` : ''
  throw new UserFacingError([
    `${part} has uncommitted changes: ${changed.slice(0, maxListed).join(', ')}${more}. Commit them, or publish with --dirty.`,
  ])
}
