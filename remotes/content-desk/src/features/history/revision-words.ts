import type { EditableDocument, Revision } from '@stepwise/shared/contracts'
import { formatMoment } from '@stepwise/shared/dates'
import { personWords } from '../panel/moment-words.ts'

/** What readers see or saw of it, or will. */
export const stateWords: Record<Revision['state'], string> = {
  live: 'Readers see this now',
  scheduled: 'Waits for its time',
  cancelled: 'Cancelled',
  past: 'Earlier',
}

/** Who did what, and when. */
export function actionWords(
  { action, restored, state, author, createdAt, publishAt }: Revision,
  { isCreated = false }: Pick<EditableDocument, 'isCreated'> = {},
): string {
  const by = `by ${personWords(author)} on ${formatMoment(createdAt)}`
  if (action === 'reset') return `${isCreated ? 'Hidden from readers' : 'Reset to the file'} ${by}`
  if (action === 'restore') return `Revision ${restored} brought back ${by}`
  if (publishAt === null) return `Published ${by}`
  const planned = `Planned ${by}`
  return state === 'scheduled' || state === 'cancelled'
    ? `${planned} for ${formatMoment(publishAt)} (your time)`
    : `${planned}, published on ${formatMoment(publishAt)}`
}

const momentOf = ({ publishAt, createdAt }: Revision) => publishAt ?? createdAt

/** The number of the revision that readers saw before the one that they see now; 0 is the file. */
export function revisionBefore({ revisions, revision }: Pick<EditableDocument, 'revisions' | 'revision'>): number {
  const past = revisions.filter(({ number, state }) => state === 'past' && number !== revision)
  const [latest] = past.toSorted(
    (one, other) => momentOf(other).localeCompare(momentOf(one)) || other.number - one.number,
  )
  return latest?.number ?? 0
}

/** What readers see after a text was brought back; 0 is the file, which a created page has not. */
export function againWords(number: number, { isCreated }: Pick<EditableDocument, 'isCreated'>): string {
  if (number > 0) return `Readers see revision ${number} again.`
  return isCreated ? 'Readers do not see this page any more.' : 'Readers see the file again.'
}

/** Going back to before the first publication. */
export const resetWords = ({ isCreated }: Pick<EditableDocument, 'isCreated'>) =>
  isCreated
    ? {
        action: 'Hide from readers',
        consequence: 'Readers will no longer find this page, and nothing will link to it.',
      }
    : { action: 'Reset to the file', consequence: 'Readers will see the original version.' }
