import { UserFacingError } from '../../deploy/src/errors.ts'
import { type Step, steps } from './steps.ts'

/**
 * Runs the steps, or those whose ids are given, each under its heading; a failed step does not stop the others. Throws a
 * {@link UserFacingError} with the counts when a step failed, or with the known ids when an id is unknown.
 */
export async function check(ids: string[], all: Step[] = steps): Promise<void> {
  const unknown = ids.filter((id) => !all.some((step) => step.id === id))
  if (unknown.length > 0) {
    throw new UserFacingError([
      `There is no step ${unknown.join(', ')}; there are ${all.map(({ id }) => id).join(', ')}.`,
    ])
  }
  const outcomes: { title: string; hasPassed: boolean; seconds: number }[] = []
  for (const { id, title, run } of all) {
    if (ids.length > 0 && !ids.includes(id)) continue
    console.log(`\n── ${title} (${id})\n`)
    const started = Date.now()
    const hasPassed = await run().catch((error) => {
      console.error(error instanceof UserFacingError ? error.message : error)
      return false
    })
    outcomes.push({ title, hasPassed, seconds: Math.round((Date.now() - started) / 1000) })
  }
  summarise(outcomes)
}

function summarise(outcomes: { title: string; hasPassed: boolean; seconds: number }[]) {
  console.log('')
  for (const { title, hasPassed, seconds } of outcomes) {
    console.log(`${hasPassed ? 'passed' : 'FAILED'}  ${title} (${seconds} s)`)
  }
  const passed = outcomes.filter(({ hasPassed }) => hasPassed).length
  const counts = `${passed} passed, ${outcomes.length - passed} failed`
  if (passed < outcomes.length) throw new UserFacingError([counts])
  console.log(counts)
}
