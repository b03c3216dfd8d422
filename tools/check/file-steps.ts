import { playwright, vitest } from './program.ts'
import type { Step } from './steps.ts'

/** Whether the name is that of a test file, with or without a line: `e2e/specs/notes.spec.ts:14`, `api/src/errors.test.ts`. */
export const isTestFile = (name: string): boolean => /\.(spec|test)\.tsx?(:\d+)?$/.test(name)

/** The steps that run these test files, and nothing else: what a failure says to repeat it. */
export function fileSteps(files: string[]): Step[] {
  const specs = files.filter((file) => /\.spec\.ts(:\d+)?$/.test(file))
  const ofRemotes = specs.filter((file) => file.startsWith('remotes/'))
  const journeys = specs.filter((file) => !file.startsWith('remotes/'))
  const unit = files.filter((file) => !specs.includes(file))
  // A line is not passed on: Vitest cannot take one for a test of `test.each`.
  const paths = unit.map((file) => file.replace(/:\d+$/, ''))
  const ofApi = paths.filter((path) => path.startsWith('api/') && !path.endsWith('.drill.test.ts'))
  const others = paths.filter((path) => !ofApi.includes(path))
  const steps: (Step | false)[] = [
    others.length > 0 && { id: 'unit', title: 'Unit tests', run: vitest(others) },
    ofApi.length > 0 && {
      id: 'api',
      title: 'API tests',
      run: vitest(['--root', 'api', ...ofApi.map((path) => path.replace('api/', ''))]),
    },
    ofRemotes.length > 0 && {
      id: 'isolation',
      title: 'Remotes alone in a browser',
      run: playwright('--config', 'e2e/remote', ...ofRemotes.map(asPattern)),
    },
    journeys.length > 0 && {
      id: 'e2e',
      title: 'Journeys in a browser',
      run: playwright('--config', 'e2e', ...journeys.map(asPattern)),
    },
  ]
  return steps.filter((step) => step !== false)
}

/** Playwright takes a regular expression. */
const asPattern = (file: string) => file.replaceAll('.', '\\.')
