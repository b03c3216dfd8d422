import { expect, test } from 'vitest'
import { type Exam, type ExamFields, readExam } from './exam.ts'
import { calendarFile } from './exam-calendar.ts'
import { examFields } from './testing/exam-fields.ts'

const fields: ExamFields = { ...examFields, examName: 'Maths, paper 1; a\\b', breaks: '1', breakMinutes: '10' }
const now = new Date('2027-01-02T03:04:05.678Z')
const fileOf = (changes: Partial<ExamFields> = {}) =>
  calendarFile(readExam({ ...fields, ...changes }).exam as Exam, now)
/** Reads the file as a calendar does: joins folded lines, then splits them into the properties of each event. */
const eventsIn = (file: string) =>
  file
    .replaceAll('\r\n ', '')
    .split('\r\nBEGIN:VEVENT\r\n')
    .slice(1)
    .map((event) =>
      Object.fromEntries(
        (event.split('\r\nEND:VEVENT')[0] as string)
          .replace(/BEGIN:VALARM.*END:VALARM/s, '')
          .trim()
          .split('\r\n')
          .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
      ),
    )
const utc = (hours: number, minutes: number) =>
  new Date(2027, 4, 14, hours, minutes).toISOString().replaceAll(/[-:]|\.000/g, '')

test('the first event is the whole exam, the others are its parts, one after another', () => {
  const [whole, ...parts] = eventsIn(fileOf())
  expect(whole).toMatchObject({
    SUMMARY: 'Exam: Maths\\, paper 1\\; a\\\\b',
    DTSTART: utc(9, 0),
    DTEND: utc(10, 10),
    DTSTAMP: '20270102T030405Z',
    TRANSP: 'OPAQUE',
  })
  expect(whole?.DESCRIPTION).toContain(
    '\\n9:00 am Reading time (10 minutes)\\n9:10 am Question 1: Plan the answer (5 minutes)',
  )
  expect(parts.map(({ SUMMARY }) => SUMMARY?.split('b: ')[1])).toEqual([
    'Reading time',
    'Question 1',
    'Rest break',
    'Question 2',
    'Final Proof',
  ])
  expect(parts.map(({ DTSTART }) => DTSTART)).toEqual([utc(9, 0), utc(9, 10), utc(9, 30), utc(9, 40), utc(10, 0)])
  parts.forEach((part, index) => {
    expect(part.DTEND).toBe(parts[index + 1]?.DTSTART ?? whole?.DTEND)
    expect(part.TRANSP).toBe('TRANSPARENT')
  })
  expect(fileOf().match(/BEGIN:VALARM/g)).toHaveLength(1)
})

test('the same exam gives the same identifiers again; every event and every exam has its own', () => {
  const idsOf = (file: string) => eventsIn(file).map(({ UID }) => UID)
  expect(idsOf(fileOf())).toEqual(idsOf(fileOf()))
  expect(new Set([...idsOf(fileOf()), ...idsOf(fileOf({ examName: 'Other' }))]).size).toBe(12)
})

test('lines end with CRLF, none is longer than 75 bytes, and no character is split', () => {
  const file = fileOf({ examName: `${'ü'.repeat(60)} 🎓🎓🎓 BEGIN:VEVENT` })
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(file.isWellFormed()).toBe(true)
  expect(eventsIn(file)[0]?.SUMMARY).toBe(`Exam: ${'ü'.repeat(60)} 🎓🎓🎓 BEGIN:VEVENT`)
})

test('an exam that ends after midnight ends on the next day', () => {
  const [whole] = eventsIn(fileOf({ startTime: '22:00', endTime: '23:30', extraTime: '50', breaks: '0' }))
  expect(whole?.DTEND).toBe(new Date(2027, 4, 15, 0, 15).toISOString().replaceAll(/[-:]|\.000/g, ''))
})
