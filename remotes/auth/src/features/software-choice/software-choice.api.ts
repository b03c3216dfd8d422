import type { User } from '@stepwise/shared/contracts'
import { call } from '@stepwise/shared/http'

/** The page itself answers for a failure: it goes to /something-went-wrong (mission 5). */
export function fetchCatalogue() {
  return call('GET /users/softwares/available', { failures: 'caller' })
}

export async function saveSoftware(softwareIds: string[]): Promise<User> {
  const { msg: _, ...user } = await call('POST /users/softwares/select', {
    body: { user: { software_ids: softwareIds } },
  })
  return user
}
