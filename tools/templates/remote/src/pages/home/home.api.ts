import { call } from '@stepwise/shared/http'

/** What this person can learn, with their progress. */
export const loadFlows = () => call('GET /flows')
