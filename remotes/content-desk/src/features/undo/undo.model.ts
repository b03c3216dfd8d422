import { createDrafts } from '@stepwise/shared/drafts'
import { $user, personalStore } from '@stepwise/shared/session'
import { announced } from '@stepwise/shared/ui'
import { combine, createEvent, merge, sample } from 'effector'
import { debounce } from 'patronum'
import { partDifferences } from '../blocks/body-parts.ts'
import { pageHidden } from '../draft/autosave.model.ts'
import { textGaveWay } from '../draft/choices.model.ts'
import {
  $base,
  $body,
  $document,
  $documentId,
  $startKind,
  bodyChanged,
  documentChanged,
  editorClosed,
  editorOpened,
  textMerged,
  textReplaced,
  textTaken,
} from '../draft/draft.model.ts'
import { isRecord, isSameBody } from '../draft/same-body.ts'
import { serverText } from '../draft/server-text.ts'
import { addAside, addIncoming, addStep, goOnFrom, newTrail, redo, type Trail, undo } from './trail.ts'

// Undo and redo over the whole text, after a reload too (docs/product/content-desk.md#undo).

export const undoRequested = createEvent()
export const redoRequested = createEvent()

/** The steps are stored on the device this many ms after the last change. */
const storeDelayMs = 1000

const $trail = personalStore<Trail>(newTrail({ body: {}, base: 0 }))
export const $canUndo = $trail.map(({ past }) => past.length > 0)
export const $canRedo = $trail.map(({ future }) => future.length > 0)

const stored = createDrafts<Trail>({
  area: 'content-desk-undo',
  $owner: $user,
  isValue: (value): value is Trail =>
    isRecord(value) && isRecord(value.current) && Array.isArray(value.past) && Array.isArray(value.future),
})
sample({ clock: editorOpened, fn: () => {}, target: stored.opened })

const begun = sample({
  clock: $startKind,
  source: { body: $body, base: $base },
  filter: (_, kind) => kind !== null,
  fn: (step) => step,
})
/** The steps of before a reload, if the text is as it was then. */
const returned = sample({
  clock: merge([begun, stored.loadFx.finally]),
  source: { id: $documentId, start: $startKind, trail: $trail, drafts: stored.$drafts },
}).filterMap(({ id, start, trail, drafts }) => {
  const before = id === null || start === null ? undefined : drafts[id]
  const isFresh = trail.past.length === 0 && trail.future.length === 0
  return before && isFresh && isSameBody(before.current.body, trail.current.body)
    ? { ...before, current: trail.current, typing: null }
    : undefined
})

const step = { body: $body, base: $base }
const written = sample({ clock: merge([bodyChanged, textReplaced]), source: step })
const changedByPanel = sample({ clock: documentChanged, source: step })
const undone = sample({ clock: undoRequested, source: $trail }).filterMap((trail) => undo(trail) ?? undefined)
const redone = sample({ clock: redoRequested, source: $trail }).filterMap((trail) => redo(trail) ?? undefined)

$trail
  .on(begun, (_, current) => newTrail(current))
  .on(returned, (_, trail) => trail)
  .on(written, (trail, next) => addStep(trail, next))
  .on(changedByPanel, (trail, next) =>
    isSameBody(trail.current.body, next.body) ? goOnFrom(trail, next.base) : addStep(trail, next),
  )
  .on(textMerged, (trail, { document, before, merged }) =>
    addIncoming(trail, { before, after: merged.body, base: serverText(document).base }),
  )
  .on(textGaveWay, addAside)
  .on([undone, redone], (_, trail) => trail)

const moved = sample({
  clock: [undone.map((trail) => ({ trail, words: 'Undone' })), redone.map((trail) => ({ trail, words: 'Done again' }))],
  source: { document: $document, before: $body },
  fn: (form, step) => ({ ...form, ...step }),
})
sample({
  clock: moved,
  fn: ({ document, before, trail, words }) => {
    const { differences } = partDifferences(document?.kind ?? 'page', before, trail.current.body)
    const names = differences.map(({ name }) => `“${name}”`).slice(0, 3)
    return names.length === 0 ? `${words}.` : `${words}: ${names.join(', ')}.`
  },
  target: announced,
})
sample({ clock: moved, fn: ({ trail }) => trail.current, target: textTaken })

sample({
  clock: merge([debounce($trail.updates, storeDelayMs), pageHidden, editorClosed]),
  source: combine({ id: $documentId, start: $startKind, trail: $trail }),
  filter: ({ id, start, trail }) => id !== null && start !== null && trail.past.length + trail.future.length > 0,
  fn: ({ id, trail }) => ({ id: id ?? '', value: trail }),
  target: stored.changed,
})
