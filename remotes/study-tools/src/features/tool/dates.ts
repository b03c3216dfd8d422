import dayjs, { type Dayjs } from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'

dayjs.extend(customParseFormat)

/** How a date is typed. */
const dateFormat = 'DD/MM/YYYY'
const isoFormat = 'YYYY-MM-DD'

/** The day of "14/05/2026" or "4/5/2026"; null for anything else, such as 31/02/2026. */
export function parseDay(text: string): Dayjs | null {
  return strictly(text, [dateFormat, 'D/M/YYYY'])
}

/** The day of "2026-05-14", as addresses and date inputs have it; null for anything else. */
export function parseIsoDay(text: string): Dayjs | null {
  return strictly(text, [isoFormat])
}

export const isoDay = (day: Dayjs) => day.format(isoFormat)
export const typedDay = (day: Dayjs) => day.format(dateFormat)

/** As "Thursday 14 May 2026". */
export const spokenDay = (day: Dayjs) => day.format('dddd D MMMM YYYY')

export const today = () => dayjs().startOf('day')

/** Calendar days from today; negative for a day that has passed. Clock changes do not count. */
export const daysUntil = (day: Dayjs, from: Dayjs = today()) => day.startOf('day').diff(from.startOf('day'), 'day')

function strictly(text: string, formats: string[]): Dayjs | null {
  const day = dayjs(text.trim(), formats, true)
  // dayjs reads the year 0026 as 1926.
  return day.isValid() && day.year() >= 2000 && day.year() <= 2199 ? day : null
}
