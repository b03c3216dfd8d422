import type { PageSummary } from '@stepwise/shared/contracts'
import { edition } from '@stepwise/shared/edition'

export { default } from './remote.tsx'

export const summaries: Record<string, PageSummary> = {
  'sign-in': () => ({ description: `Sign in to ${edition.productTitle} and carry on where you left off.` }),
}
