// Dates and times as the product writes them, in the person's time zone. `when` is a day such as 2026-03-03, or a moment in ISO form.

const options = {
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  dayOfYear: { day: 'numeric', month: 'long' },
  month: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'long' },
  time: { hour: '2-digit', minute: '2-digit' },
  moment: { dateStyle: 'long', timeStyle: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

const formats: { [Name in keyof typeof options]?: Intl.DateTimeFormat } = {}

/** Made when it is needed first: each takes a slow laptop 40 ms, and this is part of the host's start. */
function format(name: keyof typeof options, date: Date): string {
  formats[name] ??= new Intl.DateTimeFormat('en-GB', options[name])
  return formats[name].format(date)
}

/** A day without a time is that day everywhere: not midnight in Greenwich. */
const parseDate = (when: string) => new Date(/^\d{4}-\d\d-\d\d$/.test(when) ? `${when}T00:00` : when)

/** "3 March 2026" */
export const formatDay = (when: string): string => format('day', parseDate(when))

/** "March 2026" */
export const formatMonth = (when: string): string => format('month', parseDate(when))

/** "3 March", with the year when it is not this one. */
export function formatShortDay(when: string, now = new Date()): string {
  const date = parseDate(when)
  return format(date.getFullYear() === now.getFullYear() ? 'dayOfYear' : 'day', date)
}

/** "Tuesday 3 March 2026". In two parts, because some browsers put a comma between them. */
export const formatLongDay = (when: string): string => `${format('weekday', parseDate(when))} ${formatDay(when)}`

/** "10:32" */
export const formatTime = (moment: string): string => format('time', new Date(moment))

/** "3 March 2026 at 10:32" */
export const formatMoment = (moment: string): string => format('moment', new Date(moment))
