import { signedOut } from '@stepwise/shared/session'
import { combine, createEvent, createStore, sample } from 'effector'

// The box and the keyboard, which load with every page. What is found comes later, with search.model.ts.

export const queryTyped = createEvent<string>()
export const listOpened = createEvent()
export const listClosed = createEvent()
/** An arrow up or down. */
export const activeMoved = createEvent<1 | -1>()
/** Home or End in the list. */
export const activeJumped = createEvent<'first' | 'last'>()
/** Tab has led from the box into the list. */
export const listEntered = createEvent()
/** The caret is moved: the person is back in the text. */
export const caretMoved = createEvent()
/** These can be chosen now, in their order. */
export const optionsShown = createEvent<string[]>()

export const $query = createStore('')
export const $optionIds = createStore<string[]>([])
/** The option that Enter follows; the focus stays in the box. */
export const $activeId = createStore<string | null>(null)

const $isAsked = createStore(false)
export const $isOpen = combine($isAsked, $query, (isAsked, query) => isAsked && query.trim() !== '')
/** Whether there is a list of options, and not only words. */
export const $isExpanded = combine($isOpen, $optionIds, (isOpen, ids) => isOpen && ids.length > 0)

$query.on(queryTyped, (_, query) => query).reset(signedOut)
$optionIds.on(optionsShown, (_, ids) => ids).reset(signedOut)
$isAsked.on([queryTyped, listOpened, activeMoved], () => true).reset(listClosed, signedOut)
$activeId
  .on(sample({ clock: activeJumped, source: $optionIds, fn: endOf }), (_, id) => id)
  .on(
    sample({ clock: listEntered, source: $optionIds, fn: (ids) => endOf(ids, 'first') }),
    (activeId, id) => activeId ?? id,
  )
  .reset(queryTyped, listClosed, caretMoved, optionsShown, signedOut)

sample({
  clock: activeMoved,
  source: { ids: $optionIds, activeId: $activeId },
  filter: ({ ids }) => ids.length > 0,
  fn: ({ ids, activeId }, step) => neighbour(ids, activeId, step),
  target: $activeId,
})

function endOf(ids: string[], end: 'first' | 'last'): string | null {
  return ids.at(end === 'first' ? 0 : -1) ?? null
}

/** Round and round; from the text, the first or the last. */
function neighbour(ids: string[], activeId: string | null, step: 1 | -1): string | null {
  const from = activeId === null && step === -1 ? 0 : ids.indexOf(activeId ?? '')
  return ids[(from + step + ids.length) % ids.length] ?? null
}
