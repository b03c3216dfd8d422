import type { Edition } from './edition.ts'

/** The product's names, for pages, mails and everything else. */
export const productTitles: Record<Edition, string> = { study: 'Stepwise', pro: 'Stepwise Pro' }
