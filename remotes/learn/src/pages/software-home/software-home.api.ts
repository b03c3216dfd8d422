import type { Tutorials } from '@stepwise/shared/contracts'
import { call, requirePart } from '@stepwise/shared/http'

/** The tutorials of the software that this person has selected. */
export async function loadTutorials(): Promise<Tutorials> {
  const tutorials = await call('GET /users/tutorials')
  requirePart(tutorials.essentialSteps, 'essentials')
  requirePart(tutorials.flowSteps, 'strategies')
  return tutorials
}
