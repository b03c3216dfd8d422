import { call } from '@stepwise/shared/http'
import { personalStore } from '@stepwise/shared/session'
import { combine, createEffect, createEvent, sample } from 'effector'
import { $reports, reportsOpened } from '../reports/reports.model.ts'

/** A page is on screen, with this address. */
export const placeOpened = createEvent<string>()

// No failure of this call leads away from the page: without an answer there is no link.
export const findDocumentFx = createEffect(async (address: string) => {
  const { document } = await call('GET /content_desk/places', { query: { address }, failures: 'caller' })
  return document
})

const $address = personalStore('').on(placeOpened, (_, address) => address)
/** The document that readers see at the present address; null without one, and while it is not known. */
export const $document = personalStore<{ id: string; title: string } | null>(null).reset(placeOpened)

/** How many reports of readers about it wait; 0 while that is not known. */
export const $reportCount = combine(
  $document,
  $reports,
  (place, reports) => reports?.filter(({ document }) => document === place?.id).length ?? 0,
)

sample({ clock: placeOpened, target: findDocumentFx })
const found = sample({
  clock: findDocumentFx.done,
  source: $address,
  // The person may be on another page by now.
  filter: (address, { params }) => address === params,
  fn: (_, { result }) => result,
})
sample({ clock: found, target: $document })
sample({ clock: found, filter: (document) => document !== null, fn: () => {}, target: reportsOpened })
