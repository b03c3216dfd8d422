import type { DocumentBody } from '@stepwise/shared/contracts'
import { createDrafts } from '@stepwise/shared/drafts'
import { $user } from '@stepwise/shared/session'
import { combine, createEvent, sample } from 'effector'
import { $document, bodyChanged, deviceDrafts, editorOpened } from './draft.model.ts'
import { isRecord } from './same-body.ts'

// What a tab that was closed, or an earlier release, left on the device, to be read and put back (docs/product/content-desk.md#set-aside).

/** An earlier release set texts aside that gave way to another one; now Undo leads to them. */
interface SetAsideText {
  document: string
  /** Whose it was and why it gave way, in words. */
  title: string
  body: DocumentBody
  /** ISO moment. */
  at: string
}

/** A text to read, put back or discard. */
export interface RecoveredText extends SetAsideText {
  key: string
  /** Left by a tab that was closed, while this tab has a text of its own. */
  isOrphan: boolean
}

/** The text takes the place of the one in the form. */
export const recoveredPutBack = createEvent<RecoveredText>()
export const recoveredDiscarded = createEvent<RecoveredText>()

const setAside = createDrafts<SetAsideText>({
  area: 'content-desk-set-aside',
  $owner: $user,
  isValue: (stored): stored is SetAsideText =>
    isRecord(stored) &&
    typeof stored.document === 'string' &&
    typeof stored.title === 'string' &&
    isRecord(stored.body),
})
sample({ clock: editorOpened, fn: () => {}, target: setAside.opened })

/** Of the document in the editor, the newest first. */
export const $recovered = combine(
  $document,
  setAside.$drafts,
  setAside.$orphans,
  deviceDrafts.$orphans,
  (document, kept, keptOrphans, orphans): RecoveredText[] =>
    [
      ...Object.entries(kept).map(([key, text]) => ({ ...text, key, isOrphan: false })),
      ...keptOrphans.map(({ key, value }) => ({ ...value, key, isOrphan: false })),
      ...orphans.map(({ id, key, value }) => ({
        document: id,
        title: 'From a tab that was closed',
        body: value.body,
        at: value.changedAt,
        key,
        isOrphan: true,
      })),
    ]
      .filter((text) => text.document === document?.id)
      .sort((one, other) => other.at.localeCompare(one.at)),
)

sample({ clock: recoveredPutBack, fn: ({ body }) => body, target: bodyChanged })
sample({
  clock: [recoveredDiscarded, recoveredPutBack],
  filter: ({ isOrphan }) => isOrphan,
  fn: ({ key }) => key,
  target: deviceDrafts.orphanDiscarded,
})
sample({
  clock: [recoveredDiscarded, recoveredPutBack],
  filter: ({ isOrphan }) => !isOrphan,
  fn: ({ key }) => key,
  target: setAside.discarded,
})
