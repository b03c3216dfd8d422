import dayjs, { type Dayjs } from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'

dayjs.extend(customParseFormat)

/** How a date is typed (spec 5: dd/MM/yyyy). */
export const dateFormat = 'DD/MM/YYYY'
const isoFormat = 'YYYY-MM-DD'

/** A day that exists, typed as 14/05/2026 or 4/5/2026; null for anything else, such as 31/02/2026. */
export function parseDay(text: string): Dayjs | null {
  return strictly(text, [dateFormat, 'D/M/YYYY'])
}

/** A day as addresses and date inputs have it: 2026-05-14. */
export function parseIsoDay(text: string): Dayjs | null {
  return strictly(text, [isoFormat])
}

export const isoDay = (day: Dayjs) => day.format(isoFormat)
export const typedDay = (day: Dayjs) => day.format(dateFormat)

/** As people say it: Thursday 14 May 2026. */
export const spokenDay = (day: Dayjs) => day.format('dddd D MMMM YYYY')

export const today = () => dayjs().startOf('day')

/** Whole days from today; negative for a day that has passed. Changes of the clock do not count. */
export const daysUntil = (day: Dayjs, from: Dayjs = today()) => day.startOf('day').diff(from.startOf('day'), 'day')

function strictly(text: string, formats: string[]): Dayjs | null {
  const day = dayjs(text.trim(), formats, true)
  // dayjs reads the year 0026 as 1926.
  return day.isValid() && day.year() >= 2000 && day.year() <= 2199 ? day : null
}
