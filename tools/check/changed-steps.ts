import { execFileSync } from 'node:child_process'
import { partFolders, partPath } from '@stepwise/cli/build'
import { root } from '@stepwise/cli/root'
import { buildCoreStep } from './part-steps.ts'
import { playwright, vitest } from './program.ts'
import { type Step, standardSteps } from './steps.ts'

/** The paths of files that differ from the commit, new ones included. Throws an Error for an unknown commit. */
export function changedFiles(ref: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n')
  const paths = [...git('diff', '--name-only', ref), ...git('ls-files', '--others', '--exclude-standard')]
  return [...new Set(paths.filter((path) => path !== ''))]
}

/** What changes to these files can break: the sources, the tests that import them, and of a changed part the gate and its core journeys. */
export function changedSteps(files: string[], ref: string): Step[] {
  const isCode = (path: string) => /\.(m?[jt]sx?|json|css|sql)$/.test(path)
  const needed = files.some(isCode) ? ['lint', 'imports', 'references', 'types'] : ['lint', 'references']
  const changedParts = partFolders().filter((part) => files.some((file) => file.startsWith(`${partPath(part)}/`)))
  const touches = (...folders: string[]) => files.some((file) => folders.some((folder) => file.startsWith(folder)))
  const steps: (Step | undefined | false)[] = [
    ...standardSteps.filter(({ id }) => needed.includes(id)),
    files.some(isCode) && {
      id: 'unit',
      title: 'Unit tests of what changed',
      run: vitest(['--changed', ref, '--passWithNoTests', '--project', 'browser-code', '--project', 'tools']),
    },
    touches('api/', 'shared/', 'content/') && {
      id: 'api',
      title: 'API tests of what changed, on PostgreSQL',
      run: vitest([
        ...['--root', 'api', '--changed', ref, '--passWithNoTests'],
        ...['--project', 'api', '--project', 'api-postgres'],
      ]),
    },
    (changedParts.length > 0 || touches('shared/', 'deploy/')) && standardSteps.find(({ id }) => id === 'build'),
    ...changedParts.map(({ part }) => buildCoreStep(part)),
    touches('e2e/') && {
      id: 'e2e',
      title: 'Journeys that changed',
      run: playwright('--config', 'e2e', '--only-changed', ref, '--pass-with-no-tests'),
    },
  ]
  return steps.filter((step) => step !== undefined && step !== false)
}
