import type { DocumentKind, DocumentSummary } from '@stepwise/shared/contracts'
import { formatMoment, formatShortDay } from '@stepwise/shared/dates'
import { personWords } from '../../features/panel/moment-words.ts'

export const kindWords: Record<DocumentKind, string> = {
  page: 'Page',
  step: 'Step',
  software: 'Software',
  badge: 'Badge',
  directives: 'Essay words',
}

/** “Step, Revision”, and the edition where only one has it. */
export function placeWords({ kind, area, editions = [] }: DocumentSummary): string {
  const [edition] = editions
  const only = editions.length === 1 && edition ? [`${edition === 'pro' ? 'Pro' : 'Study'} only`] : []
  return [kindWords[kind], areaWords(area), ...only].join(', ')
}

/** An area is a word of a file, or a name of the product. */
export const areaWords = (area: string) => area.charAt(0).toUpperCase() + area.slice(1)

function liveWords({ isHidden, revision, publishedBy, publishedAt }: DocumentSummary): string {
  if (isHidden) return 'Not public'
  if (revision === 0 || publishedBy === null || publishedAt === null) return 'As in the file'
  return `Published by ${personWords(publishedBy)} on ${formatShortDay(publishedAt)}`
}

/** What readers see of a document, and what is under way, in words. */
export function stateWords(document: DocumentSummary): string[] {
  const { draftBy, scheduledFor } = document
  return [
    liveWords(document),
    ...(draftBy ? [`Draft by ${personWords(draftBy)}`] : []),
    ...(scheduledFor ? [`Scheduled for ${formatMoment(scheduledFor)} (your time)`] : []),
  ]
}

export function checkedWords({ checkedOn, isDue }: DocumentSummary): string {
  const words = checkedOn === null ? 'Never' : formatShortDay(checkedOn)
  return isDue ? `${words}. Due for a check` : words
}
