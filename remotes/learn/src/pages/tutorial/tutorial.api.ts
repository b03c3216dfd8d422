import { call } from '@stepwise/shared/http'

/** Loads the tutorials. Without a network the page stays as it is and says so itself. */
export function loadTutorials() {
  return call('GET /users/tutorials', { failures: 'page-if-reached' })
}
