/** An event of a calendar file. */
export interface CalendarEvent {
  /** The same each time that the event is written, so that importing the file again adds nothing. */
  id: string
  from: Date
  until: Date
  summary: string
  description: string
  /** Whether it shows as busy. */
  isBusy: boolean
  /** When it reminds, as iCalendar says it: `-P1D` is a day before. */
  reminder?: string
}

/**
 * A calendar file (iCalendar, RFC 5545). Times are those of the device's time zone, also where its clock changes between two events, and
 * written in UTC, which every calendar reads the same way.
 * @param name what the file is of, for programs
 */
export function writeCalendar(name: string, events: readonly CalendarEvent[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Stepwise//${name}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function eventLines({ id, from, until, summary, description, isBusy, reminder }: CalendarEvent, now: Date): string[] {
  const alarm = [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(summary)}`,
    `TRIGGER:${reminder}`,
    'END:VALARM',
  ]
  return [
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(from)}`,
    `DTEND:${utc(until)}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `TRANSP:${isBusy ? 'OPAQUE' : 'TRANSPARENT'}`,
    ...(reminder === undefined ? [] : alarm),
    'END:VEVENT',
  ]
}

/** As 20270514T080000Z. */
const utc = (moment: Date) => `${moment.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`

const escapeText = (text: string) => text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, '\\n')

const longestLine = 75

/** Breaks a line of more than 75 bytes; the lines that follow begin with a space. No character is split. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  const lines: string[] = ['']
  let bytes = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (bytes + size > longestLine) {
      lines.push('')
      // The leading space.
      bytes = 1
    }
    lines[lines.length - 1] += character
    bytes += size
  }
  return lines.join('\r\n ')
}

/** FNV-1a with 32 bits and two seeds. Tells events apart; not for secrets. */
export function hashText(text: string): string {
  const hash = (seed: number) => {
    let value = seed
    for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
    return (value >>> 0).toString(16).padStart(8, '0')
  }
  return hash(0x811c9dc5) + hash(0x050c5d1f)
}
