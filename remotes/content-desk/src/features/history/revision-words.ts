import type { EditableDocument, Revision } from '@stepwise/shared/contracts'
import { momentWords, personWords } from '../panel/moment-words.ts'

/** What readers see or saw of it, or will. */
export const stateWords: Record<Revision['state'], string> = {
  live: 'Readers see this now',
  scheduled: 'Waits for its time',
  cancelled: 'Cancelled',
  past: 'Earlier',
}

/** Who did what, and when. */
export function actionWords({ action, restored, state, author, createdAt, publishAt }: Revision): string {
  const by = `by ${personWords(author)} on ${momentWords(createdAt)}`
  if (action === 'reset') return `Reset to the file ${by}`
  if (action === 'restore') return `Revision ${restored} brought back ${by}`
  if (publishAt === null) return `Published ${by}`
  const planned = `Planned ${by}`
  return state === 'scheduled' || state === 'cancelled'
    ? `${planned} for ${momentWords(publishAt)} (your time)`
    : `${planned}, published on ${momentWords(publishAt)}`
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

export const revisionWords = (number: number) => (number === 0 ? 'the file' : `revision ${number}`)
