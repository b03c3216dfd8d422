import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeLength, type Exam, type ExamFields, minutesPerQuestion, readExam, readingMinutes } from './exam.ts'
import { examAddress, fieldsOfAddress } from './exam-address.ts'
import { examSchedule } from './schedule.ts'
import { examFields } from './testing/exam-fields.ts'
import { spokenTime } from './times.ts'

const examOf = (changes: Partial<ExamFields> = {}) => readExam({ ...examFields, ...changes }).exam as Exam
const problemsOf = (changes: Partial<ExamFields>) => readExam({ ...examFields, ...changes }).problems
const linesOf = (exam: Exam) =>
  examSchedule(exam).steps.map(
    ({ kind, question, from }) => `${spokenTime(from)} ${kind}${question ? ` ${question}` : ''}`,
  )

// docs/product/study-tools.md#exam-times
test('an hour with two questions', () => {
  expect(minutesPerQuestion(examOf())).toBe(20)
  expect(linesOf(examOf())).toEqual([
    '9:00 am reading',
    '9:10 am plan 1',
    '9:15 am write 1',
    '9:27 am proofread 1',
    '9:30 am plan 2',
    '9:35 am write 2',
    '9:47 am proofread 2',
    '9:50 am final',
  ])
})

test('extra time makes the exam longer, and every question with it', () => {
  expect(computeLength(examOf({ extraTime: '25' }))).toBe(75)
  expect(minutesPerQuestion(examOf({ extraTime: '50' }))).toBe(35)
  expect(examSchedule(examOf({ extraTime: '25' })).end).toBe(10 * 60 + 15)
})

test.each([
  ['10', 66, '10'],
  ['33', 80, '33'],
  ['12.5', 68, '12.5'],
  [' 12,5 % ', 68, '12.5'],
  ['200', 180, '200'],
  ['100.0', 120, '100'],
  ['33.3', 80, '33.3'],
  ['33,33', 80, '33.33'],
  ['0.01', 61, '0.01'],
  ['199.99%', 180, '199.99'],
])(
  'an extra time typed as "%s" makes an hour %i minutes, and its address says %s',
  (otherExtraTime, length, inAddress) => {
    const exam = examOf({ extraTime: 'other', otherExtraTime })
    expect(computeLength(exam)).toBe(length)
    expect(examAddress(exam)).toContain(`?extra_time=${inAddress}`)
  },
)

// As fractions, 125 × 128.8 / 100 is a little more than 161.
test('a minute that has only begun counts as a whole one, and a whole number of minutes stays as it is', () => {
  const lengthOf = (otherExtraTime: string) =>
    computeLength(examOf({ endTime: '11:05', extraTime: 'other', otherExtraTime }))
  expect(['28.8', '28.81', '0.4'].map(lengthOf)).toEqual([161, 162, 126])
})

test('a rest break stops the clock between two questions, or where it falls when there is no such place', () => {
  const between = examSchedule(examOf({ breaks: '1' }))
  expect(between.end).toBe(10 * 60 + 5)
  expect(linesOf(examOf({ breaks: '1' })).slice(3, 6)).toEqual([
    '9:27 am proofread 1',
    '9:30 am break',
    '9:35 am plan 2',
  ])

  const { steps } = examSchedule(examOf({ questions: '1', breaks: '1' }))
  expect(steps.map(({ kind, isContinued }) => (isContinued ? `${kind} again` : kind))).toEqual([
    'reading',
    'plan',
    'write',
    'break',
    'write again',
    'proofread',
    'final',
  ])
})

test.each([
  [
    { startTime: '11:00' },
    { startTime: 'The start time is after the end time', endTime: 'The start time is after the end time' },
  ],
  [{ questions: '0' }, { questions: expect.stringContaining('1 to 99') }],
  [{ planningTime: '-1' }, { planningTime: expect.any(String) }],
  [{ endTime: '9:20' }, { endTime: expect.stringContaining('longer than 20 minutes') }],
  [{ endTime: '9:00' }, { endTime: expect.stringContaining('longer than 20 minutes') }],
  [{ examDate: '31/02/2026' }, { examDate: expect.any(String) }],
  [{ startTime: '25:00' }, { startTime: expect.any(String) }],
  [{ planningTime: '10', proofreadingTime: '10' }, { planningTime: expect.stringContaining('about 20 minutes') }],
  [{ extraTime: '1e9' }, { extraTime: expect.any(String) }],
  [{ extraTime: '200.01' }, { extraTime: expect.stringContaining('0 to 200 per cent') }],
  [{ extraTime: 'other', otherExtraTime: '' }, { otherExtraTime: expect.stringContaining('0 to 200 per cent') }],
  [{ extraTime: 'other', otherExtraTime: '33.333' }, { otherExtraTime: expect.stringContaining('two decimals') }],
  [{ extraTime: 'other', otherExtraTime: '1.2.3' }, { otherExtraTime: expect.any(String) }],
  [{ extraTime: 'other', otherExtraTime: '-5' }, { otherExtraTime: expect.any(String) }],
  [{ breaks: '2', breakMinutes: '0' }, { breakMinutes: expect.any(String) }],
  [
    { questions: '99', planningTime: '0', proofreadingTime: '0' },
    { questions: expect.stringContaining('less than a minute') },
  ],
  [
    { questions: '30', planningTime: '1', proofreadingTime: '1' },
    { planningTime: 'There is about 1 minute for each question: plan and proofread for less than that' },
  ],
  [
    { questions: '3', planningTime: '7', proofreadingTime: '6' },
    { planningTime: expect.stringContaining('about 13 minutes') },
  ],
  [{ breaks: '50' }, { breaks: expect.stringContaining('49 breaks at most') }],
])('%j gives the problem at its field', (changes, problems) => expect(problemsOf(changes)).toEqual(problems))

const number = (max: number) => fc.integer({ min: 0, max }).map(String)
const time = fc.integer({ min: 0, max: 1439 }).map((at) => `${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}`)
const anyFields = fc.record<ExamFields>({
  examName: fc.string({ unit: 'grapheme' }),
  examDate: fc.constant('2027-05-14'),
  startTime: time,
  endTime: time,
  questions: number(99),
  planningTime: number(20),
  proofreadingTime: number(20),
  extraTime: fc.constantFrom('0', '25', '50', 'other'),
  otherExtraTime: fc.integer({ min: 0, max: 20_000 }).map((hundredths) => String(hundredths / 100)),
  breaks: number(12),
  breakMinutes: number(99),
})

test('the lines are whole minutes without gap or overlap that add up to the exam, and no break is inside the reading', () => {
  fc.assert(
    fc.property(anyFields, (typed) => {
      const { exam, problems } = readExam(typed)
      if (!exam) {
        expect(Object.values(problems).length).toBeGreaterThan(0)
        return
      }
      const { steps, end } = examSchedule(exam)
      expect(steps[0]).toMatchObject({ kind: 'reading', from: exam.start, until: exam.start + readingMinutes })
      expect(steps.at(-1)).toMatchObject({ kind: 'final', until: end })
      expect(end).toBe(exam.start + computeLength(exam) + exam.breaks * exam.breakMinutes)
      steps.forEach((step, index) => {
        expect(Number.isInteger(step.from)).toBe(true)
        expect(step.until).toBeGreaterThan(step.from)
        const next = steps[index + 1]
        if (next) expect(next.from).toBe(step.until)
      })
      const minutesOf = (chosen: typeof steps) => chosen.reduce((sum, { from, until }) => sum + until - from, 0)
      const rests = steps.filter(({ kind }) => kind === 'break')
      expect(rests).toHaveLength(exam.breaks)
      expect(minutesOf(rests)).toBe(exam.breaks * exam.breakMinutes)
      expect(minutesOf(steps)).toBe(end - exam.start)
      // Each question has its share, to the minute.
      for (let question = 1; question <= exam.questions; question++) {
        const own = minutesOf(steps.filter((step) => step.question === question))
        expect(Math.abs(own - minutesPerQuestion(exam))).toBeLessThan(1)
      }
    }),
    { numRuns: 600 },
  )
})

test('an hour does not divide evenly by three questions: the lines are rounded, their sum is not', () => {
  const { steps } = examSchedule(examOf({ questions: '3' }))
  const lengths = steps.map(({ from, until }) => until - from)
  // 13⅓ minutes each: 13, 14 and 13.
  expect(lengths).toEqual([10, 5, 5, 3, 5, 6, 3, 5, 5, 3, 10])
  expect(lengths.reduce((sum, length) => sum + length)).toBe(60)
})

test('an address carries the whole exam, whatever its name', () => {
  fc.assert(
    fc.property(anyFields, (typed) => {
      const { exam } = readExam(typed)
      if (!exam) return
      const { pathname, searchParams } = new URL(examAddress(exam), 'https://stepwise.test')
      const [name, date, start, end, questions, plan, proof, ...more] = pathname
        .split('/')
        .slice(3)
        .map(decodeURIComponent)
      expect(more).toEqual([])
      const params = {
        examName: name as string,
        examDate: date as string,
        examStartTime: start as string,
        examEndTime: end as string,
        numOfQuestions: questions as string,
        planingTime: plan as string,
        proofreadingTime: proof as string,
      }
      const again = readExam(fieldsOfAddress(params, searchParams)).exam as Exam
      expect({ ...again, date: again.date.valueOf() }).toEqual({ ...exam, date: exam.date.valueOf() })
    }),
    { numRuns: 400 },
  )
})
