import type { AddressCheck, LinkTarget } from '@stepwise/shared/contracts'
import { formatCount } from '@stepwise/shared/counts'
import { call, messageFor } from '@stepwise/shared/http'
import { personalStore } from '@stepwise/shared/session'
import { findingsAnnounced } from '@stepwise/shared/ui'
import { createEffect, createEvent, sample } from 'effector'
import { debounce } from 'patronum'

// docs/product/content-desk.md#links

/** The chooser of this field is shown, instead of that of another field. */
export const chooserOpened = createEvent<string>()
export const chooserClosed = createEvent()
export const termChanged = createEvent<string>()
/** The person has left a field with this address of our own. */
export const addressLeft = createEvent<{ documentId: string; address: string }>()

/** ms after the last key. */
const debounceMs = 300

export const findLinkTargetsFx = createEffect(async (query: string) => {
  const { targets } = await call('GET /content_desk/link_targets', { query: { query }, failures: 'caller' })
  return targets
})
export const checkAddressFx = createEffect(({ documentId: id, address }: { documentId: string; address: string }) =>
  call('GET /content_desk/documents/:id/address', { params: { id }, query: { address }, failures: 'caller' }),
)

/** The field whose chooser is shown. */
export const $openField = personalStore<string | null>(null)
  .on(chooserOpened, (_, field) => field)
  .reset(chooserClosed)
export const $term = personalStore('')
  .on(termChanged, (_, term) => term)
  .reset(chooserOpened, chooserClosed)
/** Null before the first search; the last ones stay until the next search is answered. */
export const $targets = personalStore<readonly LinkTarget[] | null>(null).reset(chooserOpened, chooserClosed)
/** Why the last search failed. */
export const $searchProblem = personalStore<string | null>(null).reset(termChanged, chooserOpened, chooserClosed)
/** What is known of addresses that were left. Nothing is said when a check fails: the one before a publication repeats it. */
export const $addressChecks = personalStore<Readonly<Record<string, AddressCheck>>>({}).on(
  checkAddressFx.done,
  (checks, { params, result }) => ({ ...checks, [params.address]: result }),
)

sample({
  clock: debounce(termChanged, debounceMs),
  source: $term.map((term) => term.trim()),
  filter: (term) => term !== '',
  target: findLinkTargetsFx,
})
const isOfTerm = (term: string, { params }: { params: string }) => term.trim() === params
const found = sample({
  clock: findLinkTargetsFx.done,
  source: $term,
  filter: isOfTerm,
  fn: (_, { result }) => result,
})
$targets.on(found, (_, targets) => targets)
sample({
  clock: findLinkTargetsFx.fail,
  source: $term,
  filter: isOfTerm,
  fn: (_, { error }) => messageFor(error),
  target: $searchProblem,
})
sample({
  clock: found,
  fn: ({ length }) => ({
    text: length === 0 ? 'Nothing found' : formatCount(length, 'result'),
    isNothing: length === 0,
  }),
  target: findingsAnnounced,
})
sample({ clock: addressLeft, target: checkAddressFx })
