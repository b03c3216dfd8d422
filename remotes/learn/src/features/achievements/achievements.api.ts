import { call } from '@stepwise/shared/http'

/** The twelve badges of the edition, in their order. The dialog shows a failure itself. */
export async function fetchBadges() {
  const { badges } = await call('GET /badges', { failures: 'caller' })
  return badges
}
