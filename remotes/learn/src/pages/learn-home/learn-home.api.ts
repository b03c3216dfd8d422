import { call, requirePart } from '@stepwise/shared/http'

/** All flows with this person's progress in them, and the step that they go on with. */
export async function loadFlows() {
  const home = await call('GET /flows')
  requirePart(home.flows, 'flows')
  return home
}
