// Numbers with what they count, as the product writes them.

/** "1 note", "0 notes", "2.5 days", "1,200 characters". `many` where it is not the word with an s. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`

/** The sign of a unit is never alone on a line. */
const withUnit = (number: number | string, unit: string) => `${number}\u00A0${unit}`

/** Whole minutes as "13 minutes", "1 hour" or "1 hour 5 minutes". */
export const formatMinutes = (minutes: number): string =>
  joinHours(
    minutes,
    (hours) => formatCount(hours, 'hour'),
    (rest) => formatCount(rest, 'minute'),
  )

/** Whole minutes as "13 min", "1 h" or "1 h 5 min"; `sign` is that of a minute. */
export const formatShortMinutes = (minutes: number, sign = 'min'): string =>
  joinHours(
    minutes,
    (hours) => withUnit(hours, 'h'),
    (rest) => withUnit(rest, sign),
  )

function joinHours(
  minutes: number,
  hoursPart: (hours: number) => string,
  minutesPart: (rest: number) => string,
): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return minutesPart(rest)
  return rest === 0 ? hoursPart(hours) : `${hoursPart(hours)} ${minutesPart(rest)}`
}

/** "640 kB", "2.3 MB". */
export const formatBytes = (bytes: number): string =>
  bytes < 1_000_000
    ? withUnit(Math.max(1, Math.round(bytes / 1000)), 'kB')
    : withUnit((bytes / 1_000_000).toFixed(1), 'MB')

/** The text of an author, in which the sign of a unit ("0.8 MB") is never alone on a line. */
export const joinUnits = (text: string): string => text.replaceAll(/(\d) ([kMG]B)\b/g, '$1\u00A0$2')
