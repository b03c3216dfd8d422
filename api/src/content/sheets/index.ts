// What the commands of sheets for reviewers and testers use (cli/content/sheets.ts).

export { escapeHtml } from '../../html.ts'
export { readAnswers, SheetFailure } from './answers.ts'
export { judgeAnswers } from './judge-answers.ts'
export { makePage } from './page.ts'
export { makeReviewSheet, makeTrySheet, type Sheet, type SheetKind } from './sheet.ts'
export { wholePage } from './whole-page.ts'
export { makeWord } from './word.ts'
export { writeMarks } from './write-marks.ts'
