import { personalStore } from '@stepwise/shared/session'
import { announced } from '@stepwise/shared/ui'
import { sample } from 'effector'
import { bodyParts } from '../../features/blocks/body-parts.ts'
import { findAuthor } from '../../features/draft/choices.model.ts'
import {
  changesCame,
  documentChanged,
  editorOpened,
  type TextMerge,
  textReplaced,
} from '../../features/draft/draft.model.ts'
import { type IncomingChange, mergeSentences } from './merge-words.ts'

/** What others have changed since the editor was opened, each part once. */
export const $incomingChanges = personalStore<readonly IncomingChange[]>([])
/** Grows with each merge. */
export const $mergeCount = personalStore(0)

// While two people write, the same part comes in again and again: it is said once.
const news = sample({
  clock: changesCame,
  source: $incomingChanges,
  fn: (known, merge) => listChanges(merge).filter((change) => !known.some((other) => isSameChange(change, other))),
})
$incomingChanges
  .on(news, (known, changes) => [
    ...known.filter(({ who, key }) => !changes.some((change) => change.who === who && change.key === key)),
    ...changes,
  ])
  .reset(editorOpened, textReplaced, documentChanged)
$mergeCount.on(changesCame, (count) => count + 1)
sample({
  clock: news,
  filter: ({ length }) => length > 0,
  fn: (changes) => mergeSentences(changes).join(' '),
  target: announced,
})

const isSameChange = (one: IncomingChange, other: IncomingChange) =>
  one.who === other.who && one.key === other.key && one.kind === other.kind

function listChanges({ document, before, merged: { body, incoming, isOrderIncoming } }: TextMerge): IncomingChange[] {
  const author = findAuthor(document)
  const who = author?.isYou ? null : (author?.name ?? 'Somebody')
  const parts = [...bodyParts(document.kind, body), ...bodyParts(document.kind, before)]
  const changes = incoming.map(({ key, kind }) => {
    const name = parts.find((part) => part.key === key)?.name ?? 'Another part'
    return { who, key, kind, name }
  })
  const isOrderShown = isOrderIncoming && document.kind === 'page'
  return isOrderShown ? [...changes, { who, key: 'order', kind: 'changed', name: 'the order of the blocks' }] : changes
}
