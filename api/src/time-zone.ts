import type { FastifyRequest } from 'fastify'

/** The time zone of the browser, which our client sends with the calls that begin or check a session. */
const timeZoneHeader = 'stepwise-time-zone'

/** The zone that a call names, an IANA name such as Europe/London; undefined when it names none, or an unknown one. */
export function readTimeZone(request: FastifyRequest): string | undefined {
  const given = request.headers[timeZoneHeader]
  return typeof given === 'string' && isTimeZone(given) ? given : undefined
}

/** By time zone. To make one costs more than all else that a read does; there are some hundred zones. */
const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** The day on which `moment` falls for a person in `timeZone` (an IANA name), as text such as 2026-03-29. */
export function personDay(moment: Date, timeZone: string) {
  let format = dayFormats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
    dayFormats.set(timeZone, format)
  }
  return format.format(moment)
}

function isTimeZone(name: string) {
  // Offsets such as +01:00 know no summer time.
  if (!/^[A-Za-z][\w+/-]{0,63}$/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** A day in words: Friday 20 November 2026. */
export function formatDay(day: string): string {
  const words = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat('en-GB', words).format(new Date(`${day}T00:00:00Z`)).replace(',', '')
}
