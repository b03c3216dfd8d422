import type { Highlight, HighlightColour } from '@stepwise/shared/contracts'
import { newKey } from '@stepwise/shared/drafts'
import { messageFor } from '@stepwise/shared/http'
import { createLoader, personalStore } from '@stepwise/shared/session'
import { announced } from '@stepwise/shared/ui'
import { combine, createEffect, createEvent, type Effect, sample } from 'effector'
import { nameColours } from './highlight-colours.ts'
import { loadHighlights, recolourHighlight, removeHighlight, renameColour } from './highlights.api.ts'
import type { PendingHighlight } from './pending-highlight.ts'
import { showHighlights } from './shown-highlights.ts'
import { highlightsNeeded, highlightsOutbox } from './unsaved-highlights.model.ts'

/** Highlights are on screen, in a text or a list. */
export const highlightsShown = createEvent()
export const textMarked = createEvent<PendingHighlight>()
export const highlightRecoloured = createEvent<Pick<Highlight, 'id' | 'colour'>>()
export const highlightRemoved = createEvent<Highlight>()
/** The person wants a removed highlight back. */
export const removalUndone = createEvent<Highlight>()
export const colourRenamed = createEvent<{ colour: HighlightColour; name: string }>()
/** The person tries again what failed last. */
export const changeRetried = createEvent()

export const recolourFx = createEffect(recolourHighlight)
export const removeFx = createEffect((highlight: Highlight) => removeHighlight(highlight.id))
export const renameFx = createEffect(renameColour)

const loader = createLoader(loadHighlights)
export const { loadFx: loadHighlightsFx, $value: $loaded, $failure: $loadFailure } = loader

loader.changeOn(
  highlightsOutbox.delivered.map(({ response }) => response.highlight),
  (loaded, highlight) => ({ ...loaded, highlights: withHighlight(loaded.highlights, highlight) }),
)
loader.changeOn(
  recolourFx.doneData.map(({ highlight }) => highlight),
  (loaded, highlight) => ({ ...loaded, highlights: withHighlight(loaded.highlights, highlight) }),
)
loader.changeOn(removeFx.done, (loaded, { params }) => ({
  ...loaded,
  highlights: loaded.highlights.filter(({ id }) => id !== params.id),
}))
loader.changeOn(renameFx.doneData, (loaded, { names }) => ({ ...loaded, names }))

/** Saved while the list was loading for the first time. */
const $savedMeanwhile = loader.changesTo({ highlights: [], names: [] })
export const $highlights = combine(
  $loaded,
  $savedMeanwhile,
  highlightsOutbox.$entries,
  (loaded, savedMeanwhile, entries) => showHighlights((loaded ?? savedMeanwhile).highlights, entries),
)
export const $colourNames = $loaded.map((loaded) => nameColours(loaded?.names ?? []))
/** Removed in this visit, the latest first: the list offers to undo that. */
export const $removed = personalStore<readonly Highlight[]>([])
  .on(removeFx.done, (removed, { params }) => [params, ...removed])
  .on(removalUndone, (removed, undone) => removed.filter(({ id }) => id !== undone.id))

type FailedChange =
  | { kind: 'recolour'; params: Pick<Highlight, 'id' | 'colour'> }
  | { kind: 'remove'; params: Highlight }
  | { kind: 'rename'; params: { colour: HighlightColour; name: string } }

/** The change that failed last, with why; null when none has. */
export const $failedChange = personalStore<(FailedChange & { message: string }) | null>(null)
  .on(recolourFx.fail, (_, { params, error }) => ({ kind: 'recolour', params, message: messageFor(error) }))
  .on(removeFx.fail, (_, { params, error }) => ({ kind: 'remove', params, message: messageFor(error) }))
  .on(renameFx.fail, (_, { params, error }) => ({ kind: 'rename', params, message: messageFor(error) }))
  .reset(recolourFx, removeFx, renameFx)

sample({ clock: highlightsShown, target: highlightsNeeded })
sample({ clock: highlightsShown, source: $loaded, filter: (loaded) => loaded === null, target: loadHighlightsFx })
sample({ clock: textMarked, fn: (payload) => ({ key: newKey(), payload }), target: highlightsOutbox.posted })
sample({ clock: highlightRecoloured, target: recolourFx })
sample({ clock: highlightRemoved, target: removeFx })
sample({ clock: colourRenamed, target: renameFx })
// A new highlight in place of the old one.
sample({
  clock: removalUndone,
  fn: ({ colour, quote, prefix, suffix, startOffset, stepId, stepName, url, createdAt }) => ({
    key: newKey(),
    payload: { colour, quote, prefix, suffix, startOffset, stepId, stepName, url, createdAt },
  }),
  target: highlightsOutbox.posted,
})
sample({ clock: recolourFx.done, fn: () => 'Colour changed', target: announced })
sample({ clock: removeFx.done, fn: () => 'Highlight removed', target: announced })
sample({ clock: renameFx.done, fn: () => 'Name saved', target: announced })

const changes = { recolour: recolourFx, remove: removeFx, rename: renameFx }
const retryFx = createEffect(({ kind, params }: FailedChange) => (changes[kind] as Effect<unknown, unknown>)(params))
sample({ clock: changeRetried, source: $failedChange, filter: Boolean, target: retryFx })

function withHighlight(all: readonly Highlight[], highlight: Highlight): Highlight[] {
  const isKnown = all.some(({ id }) => id === highlight.id)
  return isKnown ? all.map((each) => (each.id === highlight.id ? highlight : each)) : [highlight, ...all]
}
