import dayjs from 'dayjs'
import advancedFormat from 'dayjs/plugin/advancedFormat'

dayjs.extend(advancedFormat)

/** "2026-11-20" as "Fri, Nov 20th". */
export const formatShortDay = (date: string) => dayjs(date).format('ddd, MMM Do')

/** "2026-11-20" as "Friday 20 November 2026". */
export const formatLongDay = (date: string) => dayjs(date).format('dddd D MMMM YYYY')

/** The year of a day; null when it is this year. */
export const yearUnlessCurrent = (date: string, today = new Date()) =>
  dayjs(date).year() === today.getFullYear() ? null : String(dayjs(date).year())
