import type { Page } from '@stepwise/shared/contracts'
import { messageFor } from '@stepwise/shared/http'
import { personalStore } from '@stepwise/shared/session'
import { createEffect, createEvent, sample } from 'effector'
import { loadPage } from './public-page.api.ts'

/** The page with this slug is on screen, or is tried again. */
export const pageOpened = createEvent<string>()

/** By slug. The next visit shows what the last one loaded until the new content is there. */
export const $pages = personalStore<Record<string, Page>>({})
/** Why a page could not be loaded, by slug. */
export const $problems = personalStore<Record<string, string>>({})

export const loadPageFx = createEffect(loadPage)

sample({ clock: pageOpened, target: loadPageFx })
$pages.on(loadPageFx.doneData, (pages, page) => ({ ...pages, [page.slug]: page }))
$problems
  .on(loadPageFx, (problems, opened) =>
    Object.fromEntries(Object.entries(problems).filter(([slug]) => slug !== opened)),
  )
  .on(loadPageFx.fail, (problems, { params: slug, error }) => ({ ...problems, [slug]: messageFor(error) }))
