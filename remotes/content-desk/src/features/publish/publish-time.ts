export interface WhenValues {
  when: 'now' | 'later'
  /** 2026-03-03, as a date field gives it. */
  day: string
  /** 10:32 */
  time: string
}

/** The chosen moment, in the person's time zone; null for now, and while it is not a moment. */
export function publishTime({ when, day, time }: WhenValues): Date | null {
  const moment = new Date(`${day}T${time}`)
  return when === 'later' && !Number.isNaN(moment.getTime()) ? moment : null
}

/** What is wrong with each of the two fields, or null. */
export const dayRule = (day: string, { when }: WhenValues) => (when === 'later' && day === '' ? 'Choose a day' : null)
export function timeRule(time: string, values: WhenValues): string | null {
  if (values.when === 'now') return null
  if (time === '') return 'Choose a time'
  const moment = publishTime(values)
  return moment && moment <= new Date() ? 'This time has passed. Choose a later one.' : null
}
