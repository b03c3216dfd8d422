import type { Page } from '@stepwise/shared/contracts'
import { call, type FailureHandler, messageFor } from '@stepwise/shared/http'
import { personalStore } from '@stepwise/shared/session'
import { createEffect, createEvent, sample } from 'effector'

/** The pages of editable content that a remote shows. `failures`: who answers when one cannot be loaded (shared/http). */
export function createPages(failures: FailureHandler) {
  /** The page with this slug is on screen, or is tried again. */
  const pageOpened = createEvent<string>()
  /** By slug. The next visit shows what the last one loaded until the new content is there. */
  const $pages = personalStore<Record<string, Page>>({})
  /** Why a page could not be loaded, by slug. */
  const $problems = personalStore<Record<string, string>>({})
  const loadPageFx = createEffect(async (slug: string) => {
    const { page } = await call('GET /pages/:slug', { params: { slug }, failures })
    return page
  })

  // With every visit: content managers publish while people read.
  sample({ clock: pageOpened, target: loadPageFx })
  $pages.on(loadPageFx.doneData, (pages, page) => ({ ...pages, [page.slug]: page }))
  $problems
    .on(loadPageFx, (problems, opened) =>
      Object.fromEntries(Object.entries(problems).filter(([slug]) => slug !== opened)),
    )
    .on(loadPageFx.fail, (problems, { params: slug, error }) => ({ ...problems, [slug]: messageFor(error) }))
  return { pageOpened, $pages, $problems, loadPageFx }
}
