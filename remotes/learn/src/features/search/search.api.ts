import type { SearchResults } from '@stepwise/shared/contracts'
import { call } from '@stepwise/shared/http'

/** What these words find. A failure is said in the dropdown; nobody loses their page over it. */
export function search(query: string): Promise<SearchResults> {
  return call('GET /search', { query: { query }, failures: 'caller' })
}
