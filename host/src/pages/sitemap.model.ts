import type { PageLink } from '@stepwise/shared/contracts'
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

/** The pages that content managers have linked from the sitemap, for this person. */
export const $pageLinks = personalStore<readonly PageLink[]>([]).on(loadPageLinksFx.doneData, (_, links) => links)

sample({ clock: sitemapOpened, target: loadPageLinksFx })
