/** The day is planned in quarters of an hour. */
const QUARTER = 15
export const LONGEST = 480
/** A number alone: a few are hours, more are minutes. */
const MOST_HOURS = 8

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const fractions: Record<string, string> = { '¼': '.25', '½': '.5', '¾': '.75' }

const HOURS = '(?:hours?|hrs?|h)'
const MINUTES = '(?:minutes?|mins?|min|m)'
const AMOUNT = '(\\d*(?:\\.\\d+)?)'
const forms: [RegExp, (hours: number, minutes: number) => number][] = [
  [new RegExp(`^${AMOUNT} ?${HOURS}$`), (hours) => hours * 60],
  [new RegExp(`^(\\d+) ?${HOURS} ?([0-5]?\\d) ?${MINUTES}?$`), (hours, minutes) => hours * 60 + minutes],
  [/^(\d+):([0-5]\d)$/, (hours, minutes) => hours * 60 + minutes],
  [new RegExp(`^${AMOUNT} ?${MINUTES}$`), (minutes) => minutes],
  [/^(\d*\.\d+)$/, (hours) => hours * 60],
  [/^(\d+)$/, (number) => (number <= MOST_HOURS ? number * 60 : number)],
]

/** “an hour and a half” as “1.5 hours”. */
function inFigures(typed: string): string {
  return typed
    .toLowerCase()
    .replaceAll(/ ?([¼½¾])/g, (_, sign: string) => fractions[sign] ?? '')
    .replaceAll(',', '.')
    .replace(/(?:an? |one )?quarter (?:of an |of )?hour/, '15 minutes')
    .replace(/three[ -]quarters (?:of an |of )?hour/, '45 minutes')
    .replaceAll(/\b(?:an?(?= hour)|one|two|three|four|five|six|seven|eight)\b(?! (?:half|quarter))/g, (word) =>
      // “An hour” is one.
      String(numbers.indexOf(word) + 1 || 1),
    )
    .replace(
      /(\d+) hours? and (?:a|one) (half|quarter)/,
      (_, hours, part) => `${hours}.${part === 'half' ? 5 : 25} hours`,
    )
    .replace(/(\d+) and a (half|quarter) hours?/, (_, hours, part) => `${hours}.${part === 'half' ? 5 : 25} hours`)
    .replace(/half (?:(?:of )?(?:an|1) )?hour/, '30 minutes')
    .replace(/ and /, ' ')
    .replace(/\.$/, '')
    .trim()
    .replaceAll(/\s+/g, ' ')
}

/**
 * The minutes in what someone has typed: “45”, “1.5”, “1h 30”, “1:30”, “1½ hours”, “half an hour”. More than whole quarters of an hour are
 * rounded up, so that the task fits. Null where it cannot be read, or is nothing or more than 8 hours.
 */
export function readLength(typed: string): number | null {
  const text = inFigures(typed)
  for (const [form, minutesOf] of forms) {
    const found = form.exec(text)
    if (!found || found[1] === '') continue
    const minutes = minutesOf(Number(found[1]), Number(found[2]))
    if (!(minutes > 0 && minutes <= LONGEST)) return null
    return Math.ceil(minutes / QUARTER) * QUARTER
  }
  return null
}
