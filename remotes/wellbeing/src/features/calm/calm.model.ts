import { createDrafts } from '@stepwise/shared/drafts'
import { loggedWords } from '@stepwise/shared/http'
import { $user, createLoader, personalStore, userChanged } from '@stepwise/shared/session'
import { combine, createEffect, createEvent, merge, sample } from 'effector'
import { type CalmRequest, loadCalmCards, logCalmFailure, requestCalm } from './calm.api.ts'

/** The dialog opens. */
export const calmOpened = createEvent()
export const calmClosed = createEvent()
export const cardsRetried = createEvent()
export const nextPressed = createEvent()
export const backPressed = createEvent()
export const requestEdited = createEvent<CalmRequest>()

/** The card of the form, and the one after it (docs/product/wellbeing.md#calm-cards). */
export const formCard = 3
export const lastCard = 4

export const { loadFx: loadCardsFx, $value: $cards, $failure: $problem } = createLoader(loadCalmCards)
export const requestFx = createEffect(requestCalm)
export const logFailureFx = createEffect(logCalmFailure)

const draftId = 'request'
const drafts = createDrafts({ area: 'calm-request', $owner: $user, isValue: isCalmRequest })

/** Which card is shown. Who closes the dialog on the way finds it there again. */
export const $card = personalStore(0)
  .on(nextPressed, (card) => Math.min(card + 1, formCard))
  .on(backPressed, (card) => Math.max(card - 1, 0))
  .on(requestFx.done, () => lastCard)

const $known = $user.map((user): CalmRequest => {
  const { email = '', firstName = '', surname = '' } = user ?? {}
  return { email, firstName, surname }
})
/** What the form begins with: what was typed, else what we know. Null while the device is asked. */
export const $formStart = personalStore<CalmRequest | null>(null).reset(calmOpened, requestFx.done)
/** The person has asked before. Not on the last card, which says that it has worked. */
export const $isRequested = combine($user, $card, (user, card) => user?.isCalmRequested === true && card !== lastCard)

sample({ clock: [calmOpened, cardsRetried], target: loadCardsFx })

sample({ clock: calmOpened, target: drafts.opened })
const formNeeded = merge([drafts.loadFx.finally, requestFx.done])
sample({
  clock: formNeeded,
  source: { stored: drafts.$drafts, known: $known },
  fn: ({ stored, known }) => stored[draftId] ?? known,
  target: $formStart,
})
const edited = sample({
  clock: requestEdited,
  source: $known,
  fn: (known, request) => ({ request, isDraft: JSON.stringify(known) !== JSON.stringify(request) }),
})
sample({
  clock: edited,
  filter: ({ isDraft }) => isDraft,
  fn: ({ request }) => ({ id: draftId, value: request }),
  target: drafts.changed,
})
sample({
  clock: merge([edited.filter({ fn: ({ isDraft }) => !isDraft }), requestFx.done]),
  source: drafts.$drafts,
  filter: (stored) => stored[draftId] !== undefined,
  fn: () => draftId,
  target: drafts.discarded,
})

// docs/product/wellbeing.md#calm-sent
const closedAtEnd = sample({ clock: calmClosed, source: $card, filter: (card) => card === lastCard })
sample({ clock: closedAtEnd, fn: () => ({ isCalmRequested: true }), target: userChanged })
$card.on(closedAtEnd, () => 0)

// What the person has to correct is not our failure.
sample({
  clock: requestFx.failData.filterMap((error) => loggedWords('calm request', error) ?? undefined),
  target: logFailureFx,
})

function isCalmRequest(stored: unknown): stored is CalmRequest {
  const { email, firstName, surname } = (stored ?? {}) as Partial<CalmRequest>
  return [email, firstName, surname].every((value) => typeof value === 'string')
}
