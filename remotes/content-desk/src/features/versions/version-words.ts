import type { EditableDocument } from '@stepwise/shared/contracts'
import { formatMoment } from '@stepwise/shared/dates'
import { actionWords, stateWords } from '../history/revision-words.ts'
import { personWords } from '../panel/moment-words.ts'
import { findScheduled } from '../panel/scheduled.ts'

/** One of the texts that a document has: what it is, and whose and since when. */
export interface VersionWords {
  title: string
  about: string
}

export function liveWords(document: EditableDocument): VersionWords {
  if (document.isHidden) return { title: 'Readers do not see this page', about: 'It is not published.' }
  const live = document.revisions.find(({ state }) => state === 'live')
  return { title: stateWords.live, about: live ? actionWords(live, document) : 'As in the file' }
}

/** `base`: the revision that the draft goes on from. */
export function draftWords(document: EditableDocument, base: number): VersionWords {
  const { draft, revision } = document
  const saved = draft
    ? `Saved by ${personWords(draft.author)} on ${formatMoment(draft.savedAt)}`
    : 'Not saved on the server yet'
  const begun =
    base === findScheduled(document)?.number
      ? '. It goes on from the scheduled text.'
      : base === revision
        ? ''
        : '. It was begun before the text that readers see now.'
  return { title: 'Draft', about: `${saved}${begun}` }
}

export const scheduledWords = ({
  publishAt,
  author,
  why,
}: NonNullable<ReturnType<typeof findScheduled>>): VersionWords => ({
  title: `Scheduled for ${formatMoment(publishAt)}`,
  about: `Your time. Scheduled by ${personWords(author)}${why === '' ? '' : `: ${why}`}`,
})
