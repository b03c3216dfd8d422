import { personalStore } from '@stepwise/shared/session'
import { combine, createEvent, sample } from 'effector'

// The box and its keys load with every page, the results (search.model.ts) when the box is first used.

export const queryTyped = createEvent<string>()
export const listOpened = createEvent()
export const listClosed = createEvent()
/** An arrow up or down. */
export const activeMoved = createEvent<1 | -1>()
/** Home or End in the list. */
export const activeJumped = createEvent<'first' | 'last'>()
/** Tab has moved the focus from the box into the list. */
export const listEntered = createEvent()
/** The person is back in the text of the box. */
export const caretMoved = createEvent()
/** The ids of the options in the list, in their order. */
export const optionsShown = createEvent<string[]>()

export const $query = personalStore('')
export const $optionIds = personalStore<string[]>([])
/** The option that Enter opens. The focus stays in the box. */
export const $activeId = personalStore<string | null>(null)

const $isListOpened = personalStore(false)
export const $isOpen = combine($isListOpened, $query, (isListOpened, query) => isListOpened && query.trim() !== '')
/** The open list has options, and not only a message. */
export const $isExpanded = combine($isOpen, $optionIds, (isOpen, ids) => isOpen && ids.length > 0)

$query.on(queryTyped, (_, query) => query)
$optionIds.on(optionsShown, (_, ids) => ids)
$isListOpened.on([queryTyped, listOpened, activeMoved], () => true).reset(listClosed)
$activeId
  .on(sample({ clock: activeJumped, source: $optionIds, fn: pickEnd }), (_, id) => id)
  .on(
    sample({ clock: listEntered, source: $optionIds, fn: (ids) => pickEnd(ids, 'first') }),
    (activeId, id) => activeId ?? id,
  )
  .reset(queryTyped, listClosed, caretMoved, optionsShown)

sample({
  clock: activeMoved,
  source: { ids: $optionIds, activeId: $activeId },
  filter: ({ ids }) => ids.length > 0,
  fn: ({ ids, activeId }, step) => neighbour(ids, activeId, step),
  target: $activeId,
})

function pickEnd(ids: string[], end: 'first' | 'last'): string | null {
  return ids.at(end === 'first' ? 0 : -1) ?? null
}

/** After the last option the first one, and the other way round. From the text: the first or the last. */
function neighbour(ids: string[], activeId: string | null, step: 1 | -1): string | null {
  const from = activeId === null && step === -1 ? 0 : ids.indexOf(activeId ?? '')
  return ids[(from + step + ids.length) % ids.length] ?? null
}
