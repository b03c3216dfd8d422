import type { EditableDocument, Revision } from '@stepwise/shared/contracts'
import { formatMoment } from '@stepwise/shared/dates'
import { personWords } from '../panel/moment-words.ts'

/** What readers see or saw of it, or will; in the words of the versions at the head (features/versions). */
export const stateWords: Record<Revision['state'], string> = {
  live: 'Readers see this',
  scheduled: 'Scheduled',
  cancelled: 'Cancelled',
  past: 'Earlier',
}

/** A draft that was discarded: `restored` is the revision that it went on from. */
export const isDiscarded = ({ state, publishAt }: Pick<Revision, 'state' | 'publishAt'>) =>
  state === 'cancelled' && publishAt === null

/** Who did what, and when. */
export function actionWords(
  { action, restored, state, author, createdAt, publishAt }: Revision,
  { isCreated = false }: Pick<EditableDocument, 'isCreated'> = {},
): string {
  const by = `by ${personWords(author)} on ${formatMoment(createdAt)}`
  if (action === 'reset') return `${isCreated ? 'Hidden from readers' : 'Reset to the file'} ${by}`
  if (action === 'restore') return `Revision ${restored} brought back ${by}`
  if (publishAt === null) return `${state === 'cancelled' ? 'Draft discarded' : 'Published'} ${by}`
  const scheduled = `Scheduled ${by}`
  return state === 'scheduled' || state === 'cancelled'
    ? `${scheduled} for ${formatMoment(publishAt)} (your time)`
    : `${scheduled}, published on ${formatMoment(publishAt)}`
}

/** When readers saw it first; of one that they never saw, when it was written. */
const momentOf = ({ state, publishAt, createdAt }: Revision) => (state === 'cancelled' ? null : publishAt) ?? createdAt

const isLater = (one: Revision, other: Revision) =>
  momentOf(one).localeCompare(momentOf(other)) || one.number - other.number

/** The number of the revision that readers saw before this one, by default the one that they see now; 0 is the file. */
export function revisionBefore({ revisions }: Pick<EditableDocument, 'revisions'>, number?: number): number {
  const given = revisions.find((other) => other.number === number && other.state !== 'live')
  const [latest] = revisions
    .filter((other) => other.state === 'past' && (!given || isLater(other, given) < 0))
    .toSorted((one, other) => isLater(other, one))
  return latest?.number ?? 0
}

/** What readers see after a text was brought back; 0 is the file, which a created page has not. */
export function againWords(number: number, { isCreated }: Pick<EditableDocument, 'isCreated'>): string {
  if (number > 0) return `Readers see revision ${number} again.`
  return isCreated ? 'Readers do not see this page any more.' : 'Readers see the file again.'
}

/** The text that readers see then, by its number; null when they see none. */
export const textAgain = (number: number, { isCreated }: Pick<EditableDocument, 'isCreated'>) =>
  number === 0 && isCreated ? null : number

/** Going back to before the first publication. */
export const resetWords = ({ isCreated }: Pick<EditableDocument, 'isCreated'>) =>
  isCreated
    ? {
        action: 'Hide from readers',
        consequence: 'Readers will no longer find this page, and nothing will link to it.',
      }
    : { action: 'Reset to the file', consequence: 'Readers will see the original version.' }
