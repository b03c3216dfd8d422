// Dates and times as the product writes them, in the person's time zone. `when` is a day such as 2026-03-03, or a moment in ISO form.

const formats = {
  day: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }),
  dayOfYear: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }),
  month: new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' }),
  weekday: new Intl.DateTimeFormat('en-GB', { weekday: 'long' }),
  time: new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }),
  moment: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' }),
}

/** A day without a time is that day everywhere: not midnight in Greenwich. */
const parseDate = (when: string) => new Date(/^\d{4}-\d\d-\d\d$/.test(when) ? `${when}T00:00` : when)

/** "3 March 2026" */
export const formatDay = (when: string): string => formats.day.format(parseDate(when))

/** "March 2026" */
export const formatMonth = (when: string): string => formats.month.format(parseDate(when))

/** "3 March", with the year when it is not this one. */
export function formatShortDay(when: string, now = new Date()): string {
  const date = parseDate(when)
  return date.getFullYear() === now.getFullYear() ? formats.dayOfYear.format(date) : formats.day.format(date)
}

/** "Tuesday 3 March 2026". In two parts, because some browsers put a comma between them. */
export const formatLongDay = (when: string): string => `${formats.weekday.format(parseDate(when))} ${formatDay(when)}`

/** "10:32" */
export const formatTime = (moment: string): string => formats.time.format(new Date(moment))

/** "3 March 2026 at 10:32" */
export const formatMoment = (moment: string): string => formats.moment.format(new Date(moment))
