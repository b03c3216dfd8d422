import { UserFacingError } from '../../deploy/src/errors.ts'
import { partFolder, partFolders } from '../build/parts.ts'
import { partSteps } from './part-steps.ts'
import { type Step, steps } from './steps.ts'

type Known = { all: Step[]; parts: string[]; stepsOf: (part: string) => Step[] }

const known: Known = {
  all: steps,
  parts: partFolders().map(({ part }) => part),
  stepsOf: (part) => partSteps(partFolder(part)),
}

/**
 * Runs the steps, or those whose ids are given, each under its heading; a failed step does not stop the others. With names of parts, only
 * what concerns those. Throws a {@link UserFacingError} with the counts when a step failed, or with the known names when one is unknown.
 */
export async function check(names: string[], { all, parts, stepsOf }: Known = known): Promise<void> {
  const unknown = names.filter((name) => !parts.includes(name) && !all.some(({ id }) => id === name))
  if (unknown.length > 0) {
    throw new UserFacingError([
      `There is no step or part ${unknown.join(', ')}.`,
      `Steps: ${all.map(({ id }) => id).join(', ')}. Parts: ${parts.join(', ')}.`,
    ])
  }
  const chosenParts = names.filter((name) => parts.includes(name))
  const ids = names.filter((name) => !parts.includes(name))
  await runSteps(
    (chosenParts.length > 0 ? chosenParts.flatMap(stepsOf) : all).filter(
      ({ id }) => ids.length === 0 || ids.includes(id),
    ),
  )
}

/** Of what a failed step printed, so many lines stand again at the end: where a log is cut, that is what is left of it. */
const repeatedLines = 60

type Outcome = { title: string; hasPassed: boolean; seconds: number; printed: string }

async function runSteps(chosen: Step[]): Promise<void> {
  const outcomes: Outcome[] = []
  for (const { id, title, run } of chosen) {
    console.log(`\n── ${title} (${id})\n`)
    const started = Date.now()
    let printed = ''
    const keep = (text: string) => {
      printed = `${printed}${text}`.split('\n').slice(-repeatedLines).join('\n')
    }
    const hasPassed = await run(keep).catch((error) => {
      console.error(error instanceof UserFacingError ? error.message : error)
      return false
    })
    outcomes.push({ title, hasPassed, seconds: Math.round((Date.now() - started) / 1000), printed })
  }
  summarise(outcomes)
}

function summarise(outcomes: Outcome[]) {
  for (const { title, hasPassed, printed } of outcomes) {
    if (!hasPassed && printed !== '') console.log(`\n── ${title}: the end of what it printed\n\n${printed.trimEnd()}`)
  }
  console.log('')
  for (const { title, hasPassed, seconds } of outcomes) {
    console.log(`${hasPassed ? 'passed' : 'FAILED'}  ${title} (${seconds} s)`)
  }
  const passed = outcomes.filter(({ hasPassed }) => hasPassed).length
  const seconds = outcomes.reduce((sum, outcome) => sum + outcome.seconds, 0)
  const counts = `${passed} passed, ${outcomes.length - passed} failed, in ${seconds} s`
  if (passed < outcomes.length) throw new UserFacingError([counts])
  console.log(counts)
}
