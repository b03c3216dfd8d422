import { formatShortDay, formatTime } from '@stepwise/shared/dates'
/** “10:32”, or with the day if it was another one: “3 March, 10:32”. In the person's time zone. */
export function timeWords(moment: string, now = new Date()): string {
  const date = new Date(moment)
  const time = formatTime(moment)
  return date.toDateString() === now.toDateString() ? time : `${formatShortDay(moment, now)}, ${time}`
}
