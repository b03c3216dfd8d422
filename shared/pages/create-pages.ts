import type { Page } from '@stepwise/shared/contracts'
import { parseOwnPage } from '@stepwise/shared/contracts/own-address'
import { CallError, call, type FailureHandler, messageFor, requirePart } from '@stepwise/shared/http'
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
  /** Where the address of a retired page leads, by its slug. */
  const $movedTo = personalStore<Record<string, string>>({})
  const loadPageFx = createEffect(async (slug: string) => {
    const { page } = await call('GET /pages/:slug', { params: { slug }, failures })
    return requirePart(page, 'page')
  })

  // With every visit: content managers publish while people read.
  sample({ clock: pageOpened, target: loadPageFx })
  $pages.on(loadPageFx.doneData, (pages, page) => ({ ...pages, [page.slug]: page }))
  const failed = loadPageFx.fail.map(({ params: slug, error }) => ({ slug, error, movedTo: newAddressIn(error) }))
  $problems
    .on(loadPageFx, without)
    .on(failed, (problems, { slug, error, movedTo }) =>
      movedTo === undefined ? { ...problems, [slug]: messageFor(error) } : problems,
    )
  $movedTo
    .on(loadPageFx, without)
    .on(failed, (moved, { slug, movedTo }) => (movedTo === undefined ? moved : { ...moved, [slug]: movedTo }))
  /** Of a page that shows one document: see `InitialStores`. */
  const pageStores = (answers: Record<string, unknown>) => {
    const documents = Object.values(answers).flatMap((answer) => (answer as { page?: Page }).page ?? [])
    return [[$pages, Object.fromEntries(documents.map((page) => [page.slug, page]))]] as const
  }
  return { pageOpened, $pages, $problems, $movedTo, loadPageFx, pageStores }
}

const without = (bySlug: Record<string, string>, opened: string) =>
  Object.fromEntries(Object.entries(bySlug).filter(([slug]) => slug !== opened))

function newAddressIn(error: Error) {
  const failure = error instanceof CallError ? error.failure : undefined
  if (failure?.kind !== 'http' || failure.status !== 410) return undefined
  return parseOwnPage((failure.current as { movedTo?: unknown } | undefined)?.movedTo)
}
