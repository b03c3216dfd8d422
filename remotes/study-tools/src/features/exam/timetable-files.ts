import type { AccessabilitySetting } from '@stepwise/shared/contracts'
import { asFileName, saveFile } from '@stepwise/shared/files'
import type { Exam } from './exam.ts'
import { calendarFile } from './exam-calendar.ts'
import { timetableDocument } from './timetable-document.ts'

type ReadingFont = Pick<AccessabilitySetting, 'fontFamily' | 'fontSize'>

/** The fonts under the names by which systems know them. Where one is missing, the word processor takes its own. */
const fontNames: Record<AccessabilitySetting['fontFamily'], string> = {
  Default: 'Atkinson Hyperlegible Next',
  'Comic Sans': 'Comic Sans MS',
  'Open-Dyslexic': 'OpenDyslexic',
}

const buildName = (exam: Exam) => `Exam timetable - ${asFileName(exam.name) || 'Untitled-exam'}`

/** Has the browser save the exam as a calendar file. */
export function saveCalendar(exam: Exam): void {
  saveFile(`${buildName(exam)}.ics`, 'text/calendar;charset=utf-8', calendarFile(exam, new Date()))
}

/** Has the browser save the timetable as a Word document, in the font and size in which the person reads on screen. */
export function saveDocument(exam: Exam, { fontFamily, fontSize }: ReadingFont): void {
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  const document = timetableDocument(exam, { font: fontNames[fontFamily], points: 12 + fontSize * 0.75 })
  saveFile(`${buildName(exam)}.docx`, type, document)
}
