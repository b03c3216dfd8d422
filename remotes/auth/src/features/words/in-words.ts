import { edition } from '@stepwise/shared/edition'

/** Who signs people in with an account of theirs. */
export const institutionWord = { study: 'institution', pro: 'organisation' }[edition.id]

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
const longDayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** "20 November 2026", of an ISO time. */
export const dayInWords = (moment: string): string => dayFormat.format(new Date(moment))

/** "Friday 20 November 2026", of an ISO time. */
export const longDayInWords = (moment: string): string => longDayFormat.format(new Date(moment))

/** "640 kB", "2.3 MB". */
export function sizeInWords(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
