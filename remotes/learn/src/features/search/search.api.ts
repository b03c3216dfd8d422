import type { SearchResults } from '@stepwise/shared/contracts'
import { call } from '@stepwise/shared/http'

/** What these words find. The list shows a failure itself, the page stays. */
export function search(query: string): Promise<SearchResults> {
  return call('GET /search', { query: { query }, failures: 'caller' })
}
