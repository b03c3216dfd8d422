import { call, requirePart } from '@stepwise/shared/http'

/** Loads the tutorials. Without a network the page stays as it is and says so itself. */
export async function loadTutorials() {
  const tutorials = await call('GET /users/tutorials', { failures: 'page-if-reached' })
  requirePart(tutorials.essentialSteps, 'essentials')
  requirePart(tutorials.flowSteps, 'strategies')
  return tutorials
}
