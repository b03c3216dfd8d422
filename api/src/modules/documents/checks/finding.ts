import type { Finding } from '@stepwise/shared/contracts'

/** A finding that blocks a publication. */
export function error(rule: Finding['rule'], path: string, message: string): Finding {
  return { level: 'error', rule, path, message }
}

/** A finding that is told and blocks nothing. */
export function warning(rule: Finding['rule'], path: string, message: string): Finding {
  return { level: 'warning', rule, path, message }
}
