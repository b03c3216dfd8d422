import type { Finding } from '@stepwise/shared/contracts'
import { fitsLink } from '@stepwise/shared/contracts/link-confirmation'

/** A finding that blocks a publication. */
export function error(rule: Finding['rule'], path: string, message: string): Finding {
  return { level: 'error', rule, path, message }
}

/** A finding that is shown and blocks nothing. */
export function warning(rule: Finding['rule'], path: string, message: string): Finding {
  return { level: 'warning', rule, path, message }
}

/** A link about which nothing is known here. With its address, someone can say that they have opened it. */
export function unchecked(path: string, address: string): Finding {
  const message = `The link ${address} was not checked. Open it yourself before you publish.`
  return { ...warning('link-unchecked', path, message), ...(fitsLink(address) && { address }) }
}
