import type { LinkPlace, NewPage, PageLink, RetiredPage } from '@stepwise/shared/contracts'
import { call, messageFor } from '@stepwise/shared/http'
import { personalStore } from '@stepwise/shared/session'
import { announced } from '@stepwise/shared/ui'
import { createEffect, createEvent, sample } from 'effector'

// docs/product/content-desk.md#created-pages

export const createPageFx = createEffect(async (page: NewPage) => {
  const { document } = await call('POST /content_desk/pages', { body: page })
  return document
})
export const changePageLinksFx = createEffect(async ({ slug, linked }: { slug: string; linked: LinkPlace[] }) => {
  const { document } = await call('PUT /content_desk/pages/:slug/links', { params: { slug }, body: { linked } })
  return document
})

interface Retirement {
  slug: string
  movedTo: string
  /** What happens to a text that is scheduled. */
  scheduled?: 'keep' | 'cancel'
}
export const retirePageFx = createEffect(({ slug, movedTo, ...choice }: Retirement) =>
  call('PUT /content_desk/pages/:slug/retirement', { params: { slug }, body: { moved_to: movedTo, ...choice } }),
)
export const bringPageBackFx = createEffect(async (slug: string) => {
  const { document } = await call('DELETE /content_desk/pages/:slug/retirement', { params: { slug } })
  return document
})
export const loadRetiredPagesFx = createEffect(async () => {
  const { pages } = await call('GET /content_desk/retired_pages', { failures: 'caller' })
  return pages
})
/** Every page that readers have: where the address of a retired one can lead. */
export const loadPublicPagesFx = createEffect(async () => {
  const { documents } = await call('GET /content_desk/documents', { failures: 'caller' })
  const pages = documents.flatMap(({ kind, title, address, isHidden }) =>
    kind === 'page' && address !== null && !isHidden ? [{ title, address }] : [],
  )
  // Two pages may share an address, such as a dialog and the page below it.
  return pages.filter(({ address }, at) => pages.findIndex((other) => other.address === address) === at)
})

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
