import type { PageLink, RetiredPage } from '@stepwise/shared/contracts'
import { messageFor } from '@stepwise/shared/http'
import { personalStore } from '@stepwise/shared/session'
import { announced } from '@stepwise/shared/ui'
import { createEffect, createEvent, sample } from 'effector'
import {
  bringPageBack,
  changePageLinks,
  createPage,
  loadPublicPages,
  loadRetiredPages,
  retirePage,
} from './created-page.api.ts'

export const createPageFx = createEffect(createPage)
export const changePageLinksFx = createEffect(changePageLinks)
export const retirePageFx = createEffect(retirePage)
export const bringPageBackFx = createEffect(bringPageBack)
export const loadRetiredPagesFx = createEffect(loadRetiredPages)
export const loadPublicPagesFx = createEffect(loadPublicPages)

/** The list of retired pages is on screen. */
export const retiredPagesOpened = createEvent()

/** Nothing is said when they cannot be loaded: the desk's list tells that the server does not answer. */
export const $retiredPages = personalStore<readonly RetiredPage[]>([])
  .on(loadRetiredPagesFx.doneData, (_, pages) => pages)
  .on(bringPageBackFx.done, (pages, { params: slug }) => pages.filter((page) => page.slug !== slug))
/** Why a page could not be brought back. */
export const $bringBackProblem = personalStore<string | null>(null)
  .on(bringPageBackFx.failData, (_, error) => messageFor(error))
  .reset(bringPageBackFx, retiredPagesOpened)
/** Where the address of a retired page can lead; empty until they are loaded. */
export const $publicPages = personalStore<readonly PageLink[]>([]).on(loadPublicPagesFx.doneData, (_, pages) => pages)

sample({ clock: retiredPagesOpened, target: loadRetiredPagesFx })
sample({
  clock: bringPageBackFx.doneData,
  fn: ({ title }) => `“${title}” is back`,
  target: announced,
})
