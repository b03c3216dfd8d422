import type { BadgeCode } from '@stepwise/shared/contracts'

/** The address of a badge's drawing (content/images/badges). */
export function badgeImage(code: BadgeCode): string {
  return `/images/badges/${code.toLowerCase().replaceAll('_', '-')}.svg`
}
