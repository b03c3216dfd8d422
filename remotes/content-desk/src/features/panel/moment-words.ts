const locale = 'en-GB'

/** "3 March", with the year when it is not this one. Of a day such as 2026-03-03, or of a moment in the person's time zone. */
export function dayWords(when: string, now = new Date()): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(when)
  const date = new Date(isDay ? `${when}T00:00` : when)
  const isThisYear = date.getFullYear() === now.getFullYear()
  return date.toLocaleDateString(locale, { day: 'numeric', month: 'long', ...(!isThisYear && { year: 'numeric' }) })
}

/** "3 March 2026 at 10:32", in the person's time zone. */
export function momentWords(moment: string): string {
  return new Date(moment).toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short' })
}

/** What the person's time zone is called at this moment, such as "British Summer Time". */
export function zoneWords(moment = new Date()): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZoneName: 'long' }).formatToParts(moment)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'your time'
}

/** "you", or the name. */
export const personWords = ({ name, isYou }: { name: string; isYou: boolean }) => (isYou ? 'you' : name)
