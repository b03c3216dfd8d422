import { expect, test } from 'vitest'
import { formatDay } from './format-day.ts'
import { type Day, type Energy, type Entry, listHours, type Need, planDay, rank, type Task } from './plan-day.ts'

const levels: Record<string, Energy> = { h: 'high', m: 'middle', l: 'low', r: 'rest' }
const task = (name: string, minutes: number, need: Need): Task => ({ name, minutes, need })

/** A day of which each letter is an hour: h(igh), m(iddle), l(ow) or r(est). */
function dayOf(letters: string, tasks: Task[], start = 9): Day {
  const energyOf = Array<Energy>(24).fill('rest')
  for (const [index, letter] of [...letters].entries()) energyOf[(start + index) % 24] = levels[letter] ?? 'rest'
  return { start, length: letters.length, energyOf, tasks }
}

/** Each task with the minutes after the start of the day at which it begins. */
function placesOf(letters: string, tasks: Task[]) {
  const placed = planDay(dayOf(letters, tasks)).entries.filter(({ kind }) => kind === 'task')
  return Object.fromEntries(placed.map((entry) => [entry.task?.name, entry.from - 9 * 60]))
}

test.each([
  [
    'the hardest task gets the high hour',
    'lmhl',
    [task('easy', 60, 'low'), task('hard', 60, 'high')],
    { easy: 0, hard: 120 },
  ],
  [
    'each task gets an hour of its own level',
    'lmh',
    [task('l', 60, 'low'), task('m', 60, 'middle'), task('h', 60, 'high')],
    { l: 0, m: 60, h: 120 },
  ],
  [
    'a hard task goes before an easier one that was added first',
    'hm',
    [task('m', 60, 'middle'), task('h', 60, 'high')],
    { h: 0, m: 60 },
  ],
  [
    'of tasks of one level the longest goes first',
    'mh',
    [task('short', 30, 'high'), task('long', 60, 'high')],
    { short: 0, long: 60 },
  ],
  ['a task goes into more energy before it goes into less', 'lh', [task('m', 60, 'middle')], { m: 60 }],
  ['a task may lie one level below its need', 'lm', [task('h', 60, 'high')], { h: 60 }],
  ['a task of an hour and a half runs on into the next hour', 'lhh', [task('h', 90, 'high')], { h: 60 }],
  ['a task goes past a rest, not over it', 'hrhh', [task('h', 90, 'high')], { h: 120 }],
])('%s', (_, letters, tasks, places) => {
  expect(placesOf(letters, tasks)).toEqual(places)
})

test.each([
  ['long', 'it is longer than each stretch between rests', 'hrh', [task('t', 75, 'high')]],
  ['long', 'the whole day is rest', 'rr', [task('t', 15, 'low')]],
  ['full', 'other tasks have taken the stretches', 'h', [task('first', 60, 'high'), task('t', 15, 'high')]],
  ['energy', 'only low hours are left', 'hl', [task('first', 60, 'high'), task('t', 15, 'high')]],
  ['energy', 'each stretch has a quarter of an hour of low energy', 'hl', [task('t', 75, 'high')]],
])('the reason is “%s” where %s', (reason, _, letters, tasks) => {
  const { unplaced } = planDay(dayOf(letters, tasks))
  expect(unplaced).toEqual([{ task: tasks.at(-1), reason }])
})

const busy = (
  [
    [15, 'low'],
    [120, 'high'],
    [45, 'middle'],
    [90, 'high'],
    [60, 'low'],
    [105, 'middle'],
    [30, 'high'],
  ] satisfies [number, Need][]
).map(([minutes, need], index) => task(`task ${index}`, minutes, need))

test.each(['hhmmrmll', 'lrhrmrlh', 'rhhhhr', 'llllllllllllll', 'm', 'hlhlhlhl', 'rrr'])(
  'the day %s loses no minute, splits no task, keeps rests and strains no one',
  (letters) => {
    const day = dayOf(letters, busy, 20)
    const { entries, unplaced, freeMinutes } = planDay(day)
    const minutesOf = (wanted: Entry['kind']) =>
      entries.filter(({ kind }) => kind === wanted).reduce((total, { from, to }) => total + to - from, 0)
    expect(entries[0]?.from).toBe(20 * 60)
    expect(entries.at(-1)?.to).toBe((20 + letters.length) * 60)
    expect(entries.slice(1).map(({ from }) => from)).toEqual(entries.slice(0, -1).map(({ to }) => to))
    expect(minutesOf('task') + minutesOf('free') + minutesOf('rest')).toBe(letters.length * 60)
    expect(minutesOf('free')).toBe(freeMinutes)
    expect(minutesOf('rest')).toBe(letters.replaceAll(/[^r]/g, '').length * 60)
    const placed = entries.filter(({ kind }) => kind === 'task')
    expect(new Set([...placed, ...unplaced].map((each) => each.task?.name)).size).toBe(busy.length)
    expect(placed.length + unplaced.length).toBe(busy.length)
    for (const { from, to, task: each, energies } of placed) {
      expect(to - from).toBe(each?.minutes)
      expect(energies.filter((energy) => rank[each?.need ?? 'high'] - rank[energy] > 1)).toEqual([])
    }
  },
)

test('a night shift goes on past midnight, with the energy of each hour', () => {
  const day = dayOf(
    'mhl',
    [task('Count the stock', 60, 'high'), task('File', 15, 'low'), task('Ring', 120, 'middle')],
    23,
  )
  expect(listHours(day).map(({ hour }) => hour)).toEqual([23, 0, 1])
  expect(formatDay(day, planDay(day))).toBe(`My day, 23:00 to 02:00

23:00 to 00:00  Free (1 hour, middle energy)
00:00 to 01:00  Count the stock (1 hour, high energy)
01:00 to 01:15  File (15 minutes, low energy)
01:15 to 02:00  Free (45 minutes, low energy)

Did not fit:
- Ring: 2 hours, needs middle energy (no free stretch is long enough any more)`)
})

test('a day may begin and end within an hour, whose energy counts for the part of it', () => {
  const day = { ...dayOf('hh', [task('Count the stock', 45, 'high')], 9), start: 9.5, length: 1.25 }
  expect(listHours(day)).toEqual([
    { hour: 9, from: 570, to: 600 },
    { hour: 10, from: 600, to: 645 },
  ])
  expect(planDay(day)).toMatchObject({
    entries: [
      { from: 570, to: 615 },
      { from: 615, to: 645 },
    ],
    freeMinutes: 30,
  })
})
