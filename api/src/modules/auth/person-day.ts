/** The day on which `moment` falls for a person in `timeZone` (an IANA name), as text such as 2026-03-29. */
export function personDay(moment: Date, timeZone: string) {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment)
}
