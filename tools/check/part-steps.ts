import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type PartFolder, partPath } from '@stepwise/cli/build'
import { sourceProblems } from '@stepwise/cli/sources'
import { findSpecs } from './part-specs.ts'
import { playwright, program, vitest } from './program.ts'
import { isPromotable, lintOptions, type Step } from './steps.ts'

/** What must hold of one part before its team ships it: the same checks, of its own files and pages. */
export function partSteps(part: PartFolder): Step[] {
  const path = partPath(part)
  const named = (step: Step): Step => ({ ...step, part: part.part, title: `${part.part}: ${step.title}` })
  const specs = findSpecs(part.part)
  const hasTestsAlone = existsSync(join(part.folder, 'e2e'))
  const steps: (Step | undefined | false)[] = [
    { id: 'lint', title: 'Lint and format', run: program('@biomejs/biome/bin/biome', ['ci', ...lintOptions, path]) },
    { id: 'types', title: 'Types, and import rules', run: () => isSound(part) },
    {
      id: 'unit',
      title: 'Unit tests',
      run: vitest(['--project', 'browser-code', `${path}/`]),
    },
    { id: 'build', title: 'Build, and the promotion gate', run: isPromotable },
    hasTestsAlone && {
      id: 'isolation',
      title: 'Alone in a browser',
      run: playwright('--config', 'e2e/remote', '--project', part.part),
    },
    buildCoreStep(part.part),
    specs.length > 0 && {
      id: 'e2e',
      title: 'Journeys in a browser',
      run: playwright('--config', 'e2e', ...specs.map(({ pattern }) => pattern)),
      isExtra: true,
    },
  ]
  return steps.filter((step) => step !== undefined && step !== false).map(named)
}

/** The core journeys through this part, where there are any. */
export function buildCoreStep(part: string): Step | undefined {
  const specs = findSpecs(part).filter(({ isCore }) => isCore)
  if (specs.length === 0) return undefined
  return {
    id: 'core',
    title: `Core journeys of ${part}`,
    run: playwright('--config', 'e2e/core.config.ts', ...specs.map(({ pattern }) => pattern)),
  }
}

async function isSound(part: PartFolder) {
  const problems = await sourceProblems(part, { withTests: true })
  for (const problem of problems) console.error(problem)
  console.log(problems.length === 0 ? 'It type-checks, and follows the import rules.' : `${problems.length} problems.`)
  return problems.length === 0
}
