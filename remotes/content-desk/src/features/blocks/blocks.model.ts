import type { BlockType } from '@stepwise/shared/contracts'
import { personalStore } from '@stepwise/shared/session'
import { announced } from '@stepwise/shared/ui'
import { combine, createEvent, merge, sample } from 'effector'
import { $body, $document, $startKind, bodyChanged, editorOpened, textReplaced } from '../draft/draft.model.ts'
import {
  addBlock,
  duplicateBlock,
  type FocusTarget,
  moveBlock,
  type PastedParts,
  pasteParts,
  type RemovedBlock,
  removeBlock,
  restoreBlock,
} from './block-changes.ts'
import { blockTitle, readBlocks } from './block-list.ts'

/** `after`: the id of the block above; null for the end of the page. */
export const blockAdded = createEvent<{ type: BlockType; after: string | null }>()
export const blockMoved = createEvent<{ id: string; by: -1 | 1 }>()
export const blockDuplicated = createEvent<string>()
export const blockRemoved = createEvent<string>()
/** The block that was removed last comes back. */
export const removalUndone = createEvent()
export const blockFieldChanged = createEvent<{ id: string; key: string; value: unknown }>()
/** Tables were pasted into the text of a block. */
export const partsPasted = createEvent<PastedParts>()
/** A field beside the blocks. */
export const fieldChanged = createEvent<{ key: string; value: unknown }>()
export const blockToggled = createEvent<string>()
/** Opens the block and moves the focus to its heading, or to a field of it. */
export const blockRevealed = createEvent<FocusTarget>()
export const allBlocksOpened = createEvent()
export const allBlocksClosed = createEvent()

/** A page of no more blocks than this begins with all of them open. */
const openAtFirst = 3

export const $blocks = $body.map(readBlocks)
/** Addresses of the pictures that the page has now, or has had. */
export const $images = combine($blocks, $document, (blocks, document) => [
  ...new Set(
    [...blocks, ...readBlocks(document?.body ?? {}), ...readBlocks(document?.file ?? {})]
      .flatMap(({ image, start }) => [image, start])
      .filter((image): image is string => typeof image === 'string' && image !== ''),
  ),
])
/** Ids of the blocks whose fields are shown. */
export const $openBlocks = personalStore<readonly string[]>([])
const $everRemoved = personalStore<readonly RemovedBlock[]>([])
/** Removed blocks that can come back, the last one last: Undo over the whole text may have brought one back. */
export const $removed = combine($everRemoved, $blocks, (removed, blocks) =>
  removed.filter(({ block }) => blocks.every(({ id }) => id !== block.id)),
)
/** `occasion` grows, so that the same may take the focus again. */
export const $focusTarget = personalStore<(FocusTarget & { occasion: number }) | null>(null)

// Changes of the list.

const removed = sample({ clock: blockRemoved, source: $blocks, fn: removeBlock }).filterMap((change) => change)
const undone = sample({ clock: removalUndone, source: { blocks: $blocks, removed: $removed } }).filterMap(
  ({ blocks, removed }) => {
    const last = removed.at(-1)
    return last && restoreBlock(blocks, last)
  },
)
const listChanged = merge([
  sample({ clock: blockAdded, source: $blocks, fn: addBlock }),
  sample({ clock: partsPasted, source: $blocks, fn: pasteParts }).filterMap((change) => change),
  sample({ clock: blockDuplicated, source: $blocks, fn: duplicateBlock }).filterMap((change) => change),
  sample({ clock: blockMoved, source: $blocks, fn: moveBlock }).filterMap((change) => change),
  removed,
  undone,
])
sample({
  clock: listChanged,
  source: $body,
  fn: (body, { blocks }) => ({ ...body, blocks }),
  target: bodyChanged,
})
sample({ clock: listChanged, fn: ({ words }) => words, target: announced })

$everRemoved
  .on(removed, (before, { block, index }) => [
    ...before.filter(({ block: { id } }) => id !== block.id),
    { block, index },
  ])
  .reset(editorOpened, textReplaced)
$focusTarget
  .on(merge([listChanged.map(({ focus }) => focus), blockRevealed]), (last, target) => ({
    ...target,
    occasion: (last?.occasion ?? 0) + 1,
  }))
  .reset(editorOpened)

// Fields.

sample({
  clock: blockFieldChanged,
  source: $body,
  fn: (body, { id, key, value }) => ({
    ...body,
    blocks: readBlocks(body).map((block) => (block.id === id ? { ...block, [key]: value } : block)),
  }),
  target: bodyChanged,
})
sample({
  clock: fieldChanged,
  source: $body,
  fn: (body, { key, value }) => ({ ...body, [key]: value }),
  target: bodyChanged,
})

// The block in work.

const $blockInWork = personalStore('')
  .on(blockFieldChanged, (_, { id }) => id)
  .on([listChanged.map(({ focus }) => focus), blockRevealed], (_, { block }) => block)
  .on(blockToggled, (_, id) => id)
  .reset(editorOpened)
/** What it says first. */
export const $wordsInWork = combine($blocks, $blockInWork, (blocks, id) => {
  const block = blocks.find((other) => other.id === id)
  return block ? blockTitle(block) : ''
})

// Which blocks are open.

const opens = (open: readonly string[], { block, part }: FocusTarget) =>
  part === 'first-field' || part === 'heading' || typeof part === 'object'
    ? [...open.filter((id) => id !== block), block]
    : open
$openBlocks
  .on(listChanged, (open, { focus }) => opens(open, focus))
  .on(blockRevealed, opens)
  .on(blockToggled, (open, id) => (open.includes(id) ? open.filter((other) => other !== id) : [...open, id]))
  .on(sample({ clock: allBlocksOpened, source: $blocks }), (_, blocks) => blocks.map(({ id }) => id))
  .on(
    sample({
      clock: $startKind,
      source: $blocks,
      filter: (blocks, kind) => kind !== null && blocks.length <= openAtFirst,
    }),
    (_, blocks) => blocks.map(({ id }) => id),
  )
  .reset(allBlocksClosed, editorOpened)
