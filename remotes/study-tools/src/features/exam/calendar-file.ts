import type { Exam } from './exam.ts'
import { examAddress } from './exam-address.ts'
import { examSchedule, type ScheduleStep } from './schedule.ts'
import { spokenLength, spokenTime } from './times.ts'
import { groupSteps, stepText, timetableFacts } from './timetable.ts'

interface CalendarEvent {
  /** Minutes since midnight of the exam's day. */
  from: number
  until: number
  summary: string
  description: string
  /** The whole exam shows as busy and reminds a day before; its parts do neither. */
  isWhole: boolean
}

/**
 * The exam as a calendar file (iCalendar, RFC 5545): one event for the whole, with the timetable as its description, and one for
 * each part. Times are those of the device's time zone, written in UTC, which every calendar reads the same way. Identifiers are
 * made from the exam, so that importing the file again creates no second event.
 */
export function calendarFile(exam: Exam, now: Date): string {
  const key = computeHash(examAddress(exam))
  const events = buildEvents(exam).flatMap((event, index) =>
    eventLines(event, exam, `exam-${key}-${index}@stepwise`, now),
  )
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Stepwise//Exam timetable//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
  ]
  return [...lines, ...events, 'END:VCALENDAR'].map((line) => `${fold(line)}\r\n`).join('')
}

function buildEvents(exam: Exam): CalendarEvent[] {
  const { steps, end } = examSchedule(exam)
  const lineOf = (step: ScheduleStep) =>
    `${spokenTime(step.from)} ${stepText(step)} (${spokenLength(step.until - step.from)})`
  const facts = timetableFacts(exam).map(([name, value]) => `${name}: ${value}`)
  const whole: CalendarEvent = {
    from: exam.start,
    until: end,
    summary: `Exam: ${exam.name}`,
    description: [...facts, '', ...steps.map(lineOf)].join('\n'),
    isWhole: true,
  }
  const parts = groupSteps(steps).map((group): CalendarEvent => {
    const [first, last] = [group[0] as ScheduleStep, group.at(-1) as ScheduleStep]
    const name = first.question === undefined ? stepText(first) : `Question ${first.question}`
    return {
      from: first.from,
      until: last.until,
      summary: `${exam.name}: ${name}`,
      description: group.map(lineOf).join('\n'),
      isWhole: false,
    }
  })
  return [whole, ...parts]
}

function eventLines(event: CalendarEvent, { date }: Exam, id: string, now: Date): string[] {
  const at = (minutes: number) => utc(new Date(date.year(), date.month(), date.date(), 0, minutes))
  const reminder = [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(event.summary)}`,
    'TRIGGER:-P1D',
    'END:VALARM',
  ]
  return [
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${at(event.from)}`,
    `DTEND:${at(event.until)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `TRANSP:${event.isWhole ? 'OPAQUE' : 'TRANSPARENT'}`,
    ...(event.isWhole ? reminder : []),
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

/** FNV-1a with 32 bits and two seeds. Tells exams apart; not for secrets. */
function computeHash(text: string): string {
  const hash = (seed: number) => {
    let value = seed
    for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
    return (value >>> 0).toString(16).padStart(8, '0')
  }
  return hash(0x811c9dc5) + hash(0x050c5d1f)
}
