import { type WordSource, wordFile } from '../files/word-file.ts'
import type { Exam } from './exam.ts'
import { examSchedule } from './schedule.ts'
import { spokenLength, spokenTime } from './times.ts'
import { endText, stepText, timetableFacts, timetableHint } from './timetable.ts'

/** The timetable as a Word document. */
export function timetableDocument(exam: Exam, style: Pick<WordSource, 'font' | 'points'>): Uint8Array<ArrayBuffer> {
  const { steps, end } = examSchedule(exam)
  const rows = steps.map((step) => [spokenTime(step.from), stepText(step), spokenLength(step.until - step.from)])
  return wordFile({
    ...style,
    title: `Exam timetable: ${exam.name}`,
    blocks: [
      { style: 'Heading1', text: exam.name },
      ...timetableFacts(exam).map(([name, value]) => ({ style: 'Normal' as const, text: `${name}: ${value}` })),
      { style: 'Heading2', text: 'Exam timetable' },
      {
        caption: 'Exam timetable',
        head: ['Time', 'What to do', 'For'],
        rows: [...rows, [spokenTime(end), endText, '']],
      },
      { style: 'Normal', text: timetableHint(exam) },
    ],
  })
}
