import type { DocumentKind, DocumentSummary } from '@stepwise/shared/contracts'
import { dayWords, momentWords, personWords } from '../../features/panel/moment-words.ts'

export const kindWords: Record<DocumentKind, string> = {
  page: 'Page',
  step: 'Step',
  software: 'Software',
  badge: 'Badge',
  directives: 'Essay words',
}

/** An area is a word of a file, or a name of the product. */
export const areaWords = (area: string) => area.charAt(0).toUpperCase() + area.slice(1)

/** What readers see of a document, and what is under way, in words. */
export function stateWords(document: DocumentSummary): string[] {
  const { revision, publishedBy, publishedAt, draftBy, scheduledFor } = document
  const live =
    revision === 0 || publishedBy === null || publishedAt === null
      ? 'As in the file'
      : `Published by ${personWords(publishedBy)} on ${dayWords(publishedAt)}`
  return [
    live,
    ...(draftBy ? [`Draft by ${personWords(draftBy)}`] : []),
    ...(scheduledFor ? [`Scheduled for ${momentWords(scheduledFor)} (your time)`] : []),
  ]
}

export function checkedWords({ checkedOn, isDue }: DocumentSummary): string {
  const words = checkedOn === null ? 'Never' : dayWords(checkedOn)
  return isDue ? `${words}. Due for a check` : words
}
