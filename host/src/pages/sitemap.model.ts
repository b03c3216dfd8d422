import type { Flow, PageLink } from '@stepwise/shared/contracts'
import { call } from '@stepwise/shared/http'
import { personalStore } from '@stepwise/shared/session'
import { createEffect, createEvent, sample } from 'effector'

/** The sitemap is on screen. */
export const sitemapOpened = createEvent()

/** Without an answer the sitemap has its own entries. */
export const loadPageLinksFx = createEffect(async () => {
  const { links } = await call('GET /page_links', { failures: 'caller' })
  return links
})

/** The same: then the flows are reached from Learn. */
export const loadFlowNamesFx = createEffect(async () => {
  const { flows } = await call('GET /flows', { query: { flow: '' }, failures: 'caller' })
  return flows.map(({ slug, name }) => ({ slug, name }))
})

/** The pages that content managers have linked from the sitemap, for this person. */
export const $pageLinks = personalStore<readonly PageLink[]>([]).on(loadPageLinksFx.doneData, (_, links) => links)

/** The flows of this edition, in their order. */
export const $flowNames = personalStore<readonly Pick<Flow, 'slug' | 'name'>[]>([]).on(
  loadFlowNamesFx.doneData,
  (_, flows) => flows,
)

sample({ clock: sitemapOpened, target: [loadPageLinksFx, loadFlowNamesFx] })
