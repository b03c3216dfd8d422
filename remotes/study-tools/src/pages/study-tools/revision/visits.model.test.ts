import dayjs from 'dayjs'
import { beforeEach, expect, test, vi } from 'vitest'
import { firstDay, noVisits, readWish, type VisitFields, visitRules, visitsCalendar } from './visits.model.ts'
import { planVisits } from './visits.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date(2027, 2, 22, 12), toFake: ['Date'] }))
const fields: VisitFields = { ...noVisits, names: 'Cells\n\n Enzymes \nCells', examDay: '20/4/2027' }
const problemOf = (field: keyof VisitFields, value: string) => {
  const values = { ...fields, [field]: value }
  return (visitRules[field] ?? []).map((rule) => rule(value, values)).find((problem) => problem !== null) ?? null
}

test('the fields are read as a wish, each topic once', () => {
  expect(readWish(fields)).toMatchObject({
    topics: ['Cells', 'Enzymes'],
    weekdays: [1, 2, 3, 4, 5],
    from: 960,
    most: 60,
    each: 20,
  })
})

test.each<[keyof VisitFields, string, RegExp | null]>([
  ['names', ' \n', /^Write your topics/],
  ['names', Array.from({ length: 61 }, (_, index) => `T${index}`).join('\n'), /up to 60/],
  ['examDay', '', /^Enter the date/],
  ['examDay', '31/02/2027', /real date/],
  ['examDay', '22/03/2027', /after today/],
  ['examDay', '22/03/2029', /within a year/],
  ['weekdays', '', /one day at least/],
  ['weekdays', '0', null],
  ['from', 'noon', /^Enter a time/],
  ['from', '9:30', null],
  ['most', '601', /5 to 600/],
  ['most', '500', /midnight/],
  ['each', '121', /5 to 120/],
  ['each', '70', /longer than your day/],
])('%s “%s” has the problem %s', (field, value, problem) => {
  if (problem) expect(problemOf(field, value)).toMatch(problem)
  else expect(problemOf(field, value)).toBeNull()
})

test('days none of which comes before the exam are a mistake', () => {
  const values = { ...fields, examDay: '24/03/2027', weekdays: '5' }
  expect(visitRules.weekdays?.[0]?.('5', values)).toBe('None of these days comes before your exam')
})

test('a plan begins tomorrow where its time of today has passed', () => {
  // It is noon.
  expect(firstDay({ from: 720 }).date()).toBe(22)
  expect(firstDay({ from: 719 }).date()).toBe(23)
})

test('the calendar file has an event for each visit, at the time of the clock even after it has changed', () => {
  const wish = readWish(fields)
  if (!wish) throw new Error('The fields are right.')
  const { visits } = planVisits(wish, dayjs('2027-03-22'))
  const file = visitsCalendar(visits, wish.exam, new Date('2027-03-22T12:00:00Z'))
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(visits.length)
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  for (const visit of visits) {
    const at = new Date(visit.day.year(), visit.day.month(), visit.day.date(), 0, visit.from)
    expect(at.getHours() * 60 + at.getMinutes()).toBe(visit.from)
    expect(file).toContain(`DTSTART:${at.toISOString().replaceAll(/[-:]|\.000/g, '')}`)
  }
})

test('an identifier stays the same with another time or day, so that a new import moves the event', () => {
  const uidsOf = (changes: Partial<VisitFields>) => {
    const wish = readWish({ ...fields, ...changes })
    const { visits } = planVisits(wish as NonNullable<typeof wish>, dayjs('2027-03-22'))
    const file = visitsCalendar(visits, dayjs('2027-04-20'), new Date())
    return [...file.matchAll(/UID:(.+)\r/g)].map(([, uid]) => uid)
  }
  const uids = uidsOf({})
  expect(new Set(uids).size).toBe(uids.length)
  expect(uidsOf({ from: '08:00' })).toEqual(uids)
  expect(uidsOf({ names: 'Algae' })).not.toContain(uids[0])
})
