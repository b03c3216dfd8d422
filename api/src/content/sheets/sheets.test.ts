import { readFileSync } from 'node:fs'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { useContentFolder } from '../../../test/support/content-folder.ts'
import { readContent } from '../read-content.ts'
import { type Answers, readAnswers } from './answers.ts'
import { judgeAnswers } from './judge-answers.ts'
import { makeReviewSheet, makeTrySheet, type Sheet } from './sheet.ts'
import { makeWord } from './word.ts'
import { writeMarks } from './write-marks.ts'

const content = useContentFolder()
const polish = 'flows/writing/draft/finish/polish.md'
const id = 'writing:draft:finish:polish'
const today = '2026-12-04'
const who = { name: 'Ada Price', role: 'adviser', date: '2026-12-03' }

const reviewSheet = () => makeReviewSheet(readContent(content.folder), 'writing') as Sheet
const trySheet = (use = new Map<string, number>()) => makeTrySheet(readContent(content.folder), 'reader', use) as Sheet

/** A sheet on which only this step is filled. */
function filled(sheet: Sheet, step: string, choices: string[] | ((index: number) => string[]), remark = ''): Answers {
  const steps = sheet.steps.map(({ id, fingerprint, questions }) => ({
    id,
    fingerprint,
    answers: questions.map(({ text }, index) => ({
      text,
      choices: id !== step ? [] : Array.isArray(choices) ? choices : choices(index),
      remark: id === step && index === 0 ? remark : '',
    })),
  }))
  return { form: 'stepwise-sheet', version: 1, kind: sheet.kind, subject: sheet.subject, who, steps }
}
const judge = (answers: Answers, sheet = reviewSheet()) => judgeAnswers(sheet, answers, today)
const asFile = (answers: object) => readAnswers(strToU8(JSON.stringify(answers)))

test('each step of a flow has its text, its claims, and a question about the whole', () => {
  content.replace(polish, 'In short.', 'It costs £20. Go slowly.')()
  const step = reviewSheet().steps.find((one) => one.id === id)
  expect(step).toMatchObject({ path: polish, name: 'Polish', place: 'Draft, Finish' })
  expect(step?.html).toContain('It costs £20.')
  const whole = 'The advice of this step as a whole is sound, and lacks nothing important.'
  expect(step?.questions.map(({ text }) => text)).toEqual(['It costs £20.', whole])
  expect(makeReviewSheet(readContent(content.folder), 'nothing')).toBeUndefined()
})

test('a chapter ends with its quick check: each question with its answers, and which is right', () => {
  const parts = reviewSheet().steps
  const check = parts.find(({ isCheck }) => isCheck)
  expect(parts.map((part) => part.id).slice(0, 3)).toEqual([
    'writing:plan:start:read',
    'writing:plan:start:watch',
    'writing:plan:start',
  ])
  expect(check?.blocks.map(({ text }) => text)).toEqual(expect.arrayContaining([expect.stringMatching(/^Right: /)]))
  expect(check?.questions).toHaveLength(check?.blocks.filter(({ kind }) => kind === 'heading').length ?? 0)
  expect(check?.questions[0]?.text).toMatch(/ Right: /)
})

test('a quick check that is right gets a comment, once; a remark on it goes to the last step of its chapter', () => {
  const path = 'flows/writing/plan/start/check.yaml'
  const { marked, remarks } = judge(filled(reviewSheet(), 'writing:plan:start', ['right'], 'Too easy.'))
  expect(remarks).toMatchObject([
    { document: 'step:writing:plan:start:watch', words: expect.stringMatching(/Too easy/) },
  ])
  expect(writeMarks(content.folder, marked)).toEqual([path])
  expect(readFileSync(`${content.folder}/${path}`, 'utf8')).toMatch(/^# reviewed: \{ by: Ada Price, .*\n- question/)
  expect(writeMarks(content.folder, judge(filled(reviewSheet(), 'writing:plan:start', ['right'])).marked)).toEqual([])
})

test('steps of a software come in the order of their use', () => {
  const names = (sheet: Sheet) => sheet.steps.map((step) => step.id.split(':').at(-1))
  expect(names(trySheet())).toEqual(['first', 'second', 'read-plan', 'sleep-well'])
  const use = new Map([
    ['reader:strategies:sleep-well', 3],
    ['reader:essentials:second', 1],
  ])
  expect(names(trySheet(use))).toEqual(['sleep-well', 'second', 'first', 'read-plan'])
})

test('a step whose claims are all right gets its reviewer, once', () => {
  const { marked, unmarked } = judge(filled(reviewSheet(), id, ['right']))
  expect(unmarked).toEqual([])
  expect(writeMarks(content.folder, marked)).toEqual([polish])
  const head = /^reviewed: \{ by: Ada Price, role: adviser, date: 2026-12-03, words: "?[0-9a-f]{12}"? \}$/m
  expect(readFileSync(`${content.folder}/${polish}`, 'utf8')).toMatch(head)
  const again = judge(filled(reviewSheet(), id, ['right'])).marked
  expect(writeMarks(content.folder, again)).toEqual([])
  const step = readContent(content.folder).flows[1]?.modules[1]?.chapters[1]?.steps[0]
  expect(step?.provenance.reviewed).toEqual({ by: 'Ada Price', role: 'adviser', date: '2026-12-03' })
})

test('a later review takes the place of the former one, also where that was written on more lines', () => {
  content.replace(polish, 'type: text', 'reviewed:\n  by: Bo Ek\n  date: 2026-01-01\ntype: text')()
  writeMarks(content.folder, judge(filled(reviewSheet(), id, ['right'])).marked)
  const text = readFileSync(`${content.folder}/${polish}`, 'utf8')
  expect(text).not.toContain('Bo Ek')
  expect(text).toMatch(/\nreviewed: .*\ntype: text\n/)
})

test('a step that was tried gets its version', () => {
  const answers = { ...filled(trySheet(), 'reader:essentials:second', ['worked']) }
  answers.who = { name: 'Ada Price', version: 'Reader 4', date: '3 December 2026' }
  writeMarks(content.folder, judge(answers, trySheet()).marked)
  expect(readContent(content.folder).softwares.find(({ slug }) => slug === 'reader')?.essentials[1]?.tested).toEqual({
    by: 'Ada Price',
    version: 'Reader 4',
    date: '2026-12-03',
  })
})

test.each([
  ['half filled', (index: number) => (index === 0 ? ['right'] : []), '1 of 2 questions have no answer'],
  ['with two boxes', () => ['right', 'wrong'], '2 of 2 answers have two boxes'],
  ['not right', (index: number) => (index === 0 ? ['unclear'] : ['right']), '1 of 2 answers are not “Right”'],
  ['with an unknown choice', () => ['maybe'], '“maybe” is no choice'],
])('a step that is %s gets no mark', (_, choices, reason) => {
  content.replace(polish, 'In short.', 'It costs £20.')()
  expect(judge(filled(reviewSheet(), id, choices))).toMatchObject({ marked: [], unmarked: [`${id}: ${reason}`] })
})

test('a step whose text has changed since gets no mark; its remark still reaches the desk', () => {
  content.replace(polish, 'In short.', 'It costs £20.')()
  const answers = filled(reviewSheet(), id, ['wrong'], 'It is £30.')
  content.replace(polish, 'costs £20', 'costs £30')()
  const { marked, unmarked, remarks } = judge(answers)
  expect([marked, unmarked]).toEqual([[], [`${id}: its text has changed since the sheet was written; write a new one`]])
  expect(remarks[0]).toEqual({
    document: `step:${id}`,
    words: 'Ada Price, adviser, 2026-12-03: “It costs £20.”: Wrong. It is £30. (The text has changed since.)',
  })
})

test('a remark beside a right answer goes to the desk as well', () => {
  const { marked, remarks } = judge(filled(reviewSheet(), id, ['right'], 'Nice.'))
  expect(marked).toHaveLength(1)
  expect(remarks.map(({ words }) => words)).toEqual([expect.stringMatching(/: Nice\.$/)])
})

test.each([
  ['writing:draft:finish:gone', 'step:writing:draft:finish:polish'],
  ['writing:plan:gone:gone', 'step:writing:plan:start:read'],
  ['writing:gone:gone:gone', 'step:writing:plan:start:read'],
])('a remark on %s, which is no longer there, goes to %s', (gone, nearest) => {
  const answers = filled(reviewSheet(), '', [])
  answers.steps.push({ id: gone, fingerprint: '0', answers: [{ text: 'A', choices: ['wrong'], remark: 'It is B.' }] })
  const { marked, remarks, unmarked } = judge(answers)
  const words = `Ada Price, adviser, 2026-12-03: “A” in ${gone}: Wrong. It is B. (That step is no longer there.)`
  expect(remarks).toEqual([{ document: nearest, words }])
  expect([marked, unmarked]).toEqual([[], [`${gone}: writing has no such step`]])
})

test('answers to a sheet of a program go to the program', () => {
  const answers = filled(trySheet(), '', [])
  const own = {
    id: 'reader:strategies:gone',
    fingerprint: '0',
    answers: [{ text: 'A', choices: ['differs'], remark: '' }],
  }
  answers.who = { name: 'Ada Price', version: 'Reader 4', date: '2026-12-03' }
  answers.steps.push(own)
  expect(judge(answers, trySheet()).remarks).toMatchObject([{ document: 'software:reader' }])
})

test.each([
  [{ name: '' }, '“Your name” is empty'],
  [{ date: 'soon' }, '“soon” is no date. Write it like 3 December 2026.'],
  [{ date: '31/02/2026' }, '“31/02/2026” is no date'],
  [{ date: '2027-01-01' }, 'The date 2027-01-01 is in the future.'],
])('a sheet with %o is refused', (change, reason) => {
  const answers = { ...filled(reviewSheet(), id, ['right']), who: { ...who, ...change } }
  expect(() => judge(answers)).toThrow(reason)
})

test.each(['3 December 2026', '3rd Dec 2026', '03/12/2026', '3.12.2026', 'Thursday, 3 December 2026'])(
  'a date may be typed as %s',
  (date) => {
    const { marked } = judge({ ...filled(reviewSheet(), id, ['right']), who: { ...who, date } })
    expect(marked[0]?.mark.date).toBe('2026-12-03')
  },
)

/** The Word document with these changes of its XML. */
async function wordFile(sheet: Sheet, ...changes: [RegExp, string][]) {
  const files = unzipSync(await makeWord(sheet))
  const xml = strFromU8(files['word/document.xml'] ?? new Uint8Array())
  const changed = changes.reduce((text, [part, by]) => text.replace(part, by), xml)
  return zipSync({ ...files, 'word/document.xml': strToU8(changed) })
}
const fields = ['Ada Price', 'adviser', '3 December 2026'].map((text): [RegExp, string] => [
  /(\(such as|\(as it)([^<]*<\/w:t><\/w:r><\/w:p><\/w:tc><w:tc>.*?)<w:p>(?:<w:pPr>.{0,80}<\/w:pPr>)?<\/w:p>/s,
  `(filled$2<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`,
])
const tick = (box: string): [RegExp, string] => [
  new RegExp(`(<w:alias w:val="${box}"/>.*?)<w:sym w:char="2610"`, 's'),
  '$1<w:sym w:char="2612"',
]

test('a filled Word document is read like the page', async () => {
  const number = reviewSheet().steps.findIndex((step) => step.id === id) + 1
  const file = readAnswers(await wordFile(reviewSheet(), ...fields, tick(`Right: ${number}.1`)))
  expect(file).toMatchObject({ kind: 'review', subject: 'writing' })
  const { marked, unmarked } = judge(file.read(reviewSheet()))
  expect(marked).toMatchObject([{ path: polish, mark: { by: 'Ada Price', role: 'adviser', date: '2026-12-03' } }])
  expect(unmarked).toEqual([])
})

test('a letter in the cell counts as a tick, and a remark is read', async () => {
  const number = reviewSheet().steps.findIndex((step) => step.id === id) + 1
  const box = new RegExp(`<w:sdt><w:sdtPr><w:alias w:val="Wrong: ${number}.1"/>.*?</w:sdt>`, 's')
  const typed: [RegExp, string] = [box, '<w:r><w:t>x</w:t></w:r>']
  const { remarks } = judge(readAnswers(await wordFile(reviewSheet(), ...fields, typed)).read(reviewSheet()))
  expect(remarks).toMatchObject([{ document: `step:${id}`, words: expect.stringMatching(/: Wrong\.$/) }])
})

test('a file that is no sheet is refused with a reason', async () => {
  expect(() => readAnswers(strToU8('%PDF'))).toThrow('neither the answers that the web page saves')
  expect(() => asFile({ form: 'other' })).toThrow('This file has no answers to a sheet: form: ')
  expect(() => readAnswers(zipSync({ 'a.txt': strToU8('a') }))).toThrow('no sheet of ours')
  expect(() => readAnswers(strToU8('PK nothing'))).toThrow('no sheet of ours')
})
