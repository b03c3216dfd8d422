import type { EditableDocument } from '@stepwise/shared/contracts'
import { formatMoment } from '@stepwise/shared/dates'

/** What waits for its time, the next one if an earlier release has left several. */
export function findScheduled({ revisions }: Pick<EditableDocument, 'revisions'>) {
  const [next] = revisions
    .flatMap(({ state, publishAt, ...rest }) => (state === 'scheduled' && publishAt ? [{ ...rest, publishAt }] : []))
    .toSorted((one, other) => one.publishAt.localeCompare(other.publishAt))
  return next
}

/** Before something that would come in the way of what is scheduled. */
export const anotherScheduledWords = ({ publishAt }: { publishAt: string }) =>
  `Another text is scheduled for ${formatMoment(publishAt)} (your time)`
