import { asFileName, saveFile } from '../files/save-file.ts'
import type { WordSource } from '../files/word-file.ts'
import { calendarFile } from './calendar-file.ts'
import type { Exam } from './exam.ts'
import { timetableDocument } from './timetable-document.ts'

const nameOf = (exam: Exam) => `Exam timetable - ${asFileName(exam.name) || 'Untitled-exam'}`

export function saveCalendar(exam: Exam): void {
  saveFile(`${nameOf(exam)}.ics`, 'text/calendar;charset=utf-8', calendarFile(exam, new Date()))
}

export function saveDocument(exam: Exam, reading: Pick<WordSource, 'font' | 'points'>): void {
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  saveFile(`${nameOf(exam)}.docx`, type, timetableDocument(exam, reading))
}
