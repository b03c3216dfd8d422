import { call } from '@stepwise/shared/http'

/** What this person can learn, with their progress. A failure is shown in the page, which stays. */
export const loadFlows = () => call('GET /flows', { failures: 'caller' })
