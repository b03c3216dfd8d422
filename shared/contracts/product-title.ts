import type { Edition } from './edition.ts'

/** The product's names (mission 1): the one place to rename it, for pages, mails and everything else. */
export const productTitles: Record<Edition, string> = { study: 'Stepwise', pro: 'Stepwise Pro' }
