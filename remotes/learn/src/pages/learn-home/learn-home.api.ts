import type { Flow } from '@stepwise/shared/contracts'
import { call } from '@stepwise/shared/http'

/** All flows with this person's progress in them. */
export async function loadFlows(): Promise<Flow[]> {
  const { flows } = await call('GET /flows')
  return flows
}
