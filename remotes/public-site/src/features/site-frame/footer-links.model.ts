import type { Page, PageLink } from '@stepwise/shared/contracts'
import { createEvent, createStore } from 'effector'

/** A page has brought the links of the footer along. */
export const footerLinksLoaded = createEvent<readonly PageLink[]>()

/** The pages for everyone that content managers have linked from the footer. */
export const $footerLinks = createStore<readonly PageLink[]>([]).on(footerLinksLoaded, (_, links) => links)

/** The same, of the answers to the calls of a page. */
export const footerStores = (answers: Record<string, unknown>) => {
  const all = Object.values(answers).flatMap((answer) => {
    const { page, links } = answer as { page?: Page; links?: PageLink[] | null }
    return page?.links ?? links ?? []
  })
  return [[$footerLinks, all]] as const
}
