import { type WordSource, wordFile } from '../files/word-file.ts'
import type { Exam } from './exam.ts'
import { examSchedule } from './schedule.ts'
import { stepWords } from './step-words.ts'
import { spokenLength, spokenTime } from './times.ts'
import { endWords, timetableFacts, timetableHint } from './timetable.ts'

/** The timetable as a Word document, with headings and a table whose header is marked. */
export function timetableDocument(exam: Exam, reading: Pick<WordSource, 'font' | 'points'>): Uint8Array<ArrayBuffer> {
  const { steps, end } = examSchedule(exam)
  const rows = steps.map((step) => [spokenTime(step.from), stepWords(step), spokenLength(step.until - step.from)])
  return wordFile({
    ...reading,
    title: `Exam timetable: ${exam.name}`,
    blocks: [
      { style: 'Heading1', text: exam.name },
      ...timetableFacts(exam).map(([name, value]) => ({ style: 'Normal' as const, text: `${name}: ${value}` })),
      { style: 'Heading2', text: 'Exam timetable' },
      {
        caption: 'Exam timetable',
        head: ['Time', 'What to do', 'For'],
        rows: [...rows, [spokenTime(end), endWords, '']],
      },
      { style: 'Normal', text: timetableHint(exam) },
    ],
  })
}
