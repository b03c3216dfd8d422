import type { Tutorials } from '@stepwise/shared/contracts'
import { call } from '@stepwise/shared/http'

/** The tutorials of the software that this person has selected. */
export function loadTutorials(): Promise<Tutorials> {
  return call('GET /users/tutorials')
}
