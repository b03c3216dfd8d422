import { call } from '@stepwise/shared/http'

/** All flows with this person's progress in them, and the step that they go on with. */
export function loadFlows() {
  return call('GET /flows')
}
