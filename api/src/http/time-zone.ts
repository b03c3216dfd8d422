import type { FastifyRequest } from 'fastify'

/** The time zone of the browser that makes the call, as our client sends it with the calls that begin or check a session. */
const timeZoneHeader = 'stepwise-time-zone'

/** The zone that a call names, an IANA name such as Europe/London; nothing when it names none that there is. */
export function timeZoneOf(request: FastifyRequest): string | undefined {
  const given = request.headers[timeZoneHeader]
  return typeof given === 'string' && isTimeZone(given) ? given : undefined
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
