import dayjs from 'dayjs'
import advancedFormat from 'dayjs/plugin/advancedFormat'

dayjs.extend(advancedFormat)

/** "2026-11-20" as "Fri, Nov 20th". In a narrow column it breaks after the comma only. */
export const formatShortDay = (date: string) => dayjs(date).format('ddd, MMM\u00A0Do')

/** The year of a day; null when it is this year. */
export const yearUnlessCurrent = (date: string, today = new Date()) =>
  dayjs(date).year() === today.getFullYear() ? null : String(dayjs(date).year())
