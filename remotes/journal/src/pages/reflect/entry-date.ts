import dayjs from 'dayjs'
import advancedFormat from 'dayjs/plugin/advancedFormat'

dayjs.extend(advancedFormat)

/** A day as the table shows it: «Fri, Nov 20th» (spec 2.10: EEE, LLL do). `date` is such as 2026-11-20. */
export const shortDay = (date: string) => dayjs(date).format('ddd, MMM Do')

/** The same with everything said: Friday 20 November 2026. */
export const wholeDay = (date: string) => dayjs(date).format('dddd D MMMM YYYY')

/** The year of a day, when it is another one than today's. */
export const otherYear = (date: string, today = new Date()) =>
  dayjs(date).year() === today.getFullYear() ? null : String(dayjs(date).year())
