import { partFolder, partFolders } from '@stepwise/cli/build'
import { UserFacingError } from '@stepwise/deploy/errors'
import { cpuSeconds } from './cpu-time.ts'
import { fileSteps, isTestFile } from './file-steps.ts'
import { partSteps } from './part-steps.ts'
import { fullSteps, type Step, standardSteps } from './steps.ts'
import { type Outcome, printSummary } from './summary.ts'

interface Known {
  standard: Step[]
  full: Step[]
  parts: string[]
  stepsOf: (part: string) => Step[]
  stepsOfFiles: (files: string[]) => Step[]
}

const known: Known = {
  standard: standardSteps,
  full: fullSteps,
  parts: partFolders().map(({ part }) => part),
  stepsOf: (part) => partSteps(partFolder(part)),
  stepsOfFiles: fileSteps,
}

/**
 * Runs the standard check, or what is named: steps of either size, parts (what concerns those; with steps, those of them) and test files
 * (`e2e/specs/notes.spec.ts:14`). A failed step does not stop the others. Throws a {@link UserFacingError} with the counts when a step
 * failed, or with the known names when one is unknown.
 */
export async function check(names: string[], options: { isFull?: boolean } = {}, all: Known = known): Promise<void> {
  await runSteps(chosenSteps(names, options, all))
}

function chosenSteps(names: string[], { isFull = false }, { standard, full, parts, stepsOf, stepsOfFiles }: Known) {
  const files = names.filter(isTestFile)
  const chosenParts = names.filter((name) => parts.includes(name))
  const ids = names.filter((name) => !files.includes(name) && !chosenParts.includes(name))
  const ofParts = chosenParts.flatMap(stepsOf)
  const both = [...standard, ...full.filter(({ id }) => !standard.some((one) => one.id === id))]
  const available = chosenParts.length > 0 ? ofParts : both
  const unknown = ids.filter((id) => !available.some((one) => one.id === id))
  if (unknown.length > 0) {
    throw new UserFacingError([
      `There is no step, part or test file ${unknown.join(', ')}.`,
      `Steps: ${available.map(({ id }) => id).join(', ')}. Parts: ${parts.join(', ')}.`,
    ])
  }
  if (ids.length > 0) return [...available.filter(({ id }) => ids.includes(id)), ...stepsOfFiles(files)]
  if (chosenParts.length > 0) return [...ofParts.filter(({ isExtra }) => !isExtra), ...stepsOfFiles(files)]
  if (files.length > 0) return stepsOfFiles(files)
  return isFull ? full : standard
}

/** Runs each of the steps under its heading, then prints what came of them. Throws as {@link check}. */
export async function runSteps(steps: Step[]): Promise<void> {
  const outcomes: Outcome[] = []
  for (const { id, part, title, run, budget } of steps) {
    console.log(`\n── ${title} (${id})\n`)
    const started = { wall: Date.now(), cpu: cpuSeconds() }
    let printed = ''
    const hear = (text: string) => {
      printed += text
    }
    const hasPassed = await run(hear).catch((error) => {
      console.error(error instanceof UserFacingError ? error.message : error)
      return false
    })
    outcomes.push({
      // As it is named to run it again: `npm run check -- learn unit`.
      name: part ? `${part} ${id}` : id,
      title,
      hasPassed,
      printed,
      wall: (Date.now() - started.wall) / 1000,
      cpu: cpuSeconds() - started.cpu,
      budget,
    })
  }
  printSummary(outcomes)
}
