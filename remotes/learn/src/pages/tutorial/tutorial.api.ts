import { call } from '@stepwise/shared/http'

export function loadTutorials() {
  return call('GET /users/tutorials')
}
