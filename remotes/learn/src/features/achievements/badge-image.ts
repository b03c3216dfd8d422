import type { BadgeCode } from '@stepwise/shared/contracts'

/** The address of a file in content/images/badges. */
export function badgeImage(code: BadgeCode): string {
  return `/images/badges/${code.toLowerCase().replaceAll('_', '-')}.svg`
}
