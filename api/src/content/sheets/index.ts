// What the commands of sheets for reviewers and testers use (cli/content/sheets.ts).

export { readAnswers, SheetFailure } from './answers.ts'
export { judgeAnswers } from './judge-answers.ts'
export { makePage } from './page.ts'
export { makeReviewSheet, makeTrySheet, type Sheet, type SheetKind } from './sheet.ts'
export { makeWord } from './word.ts'
export { writeMarks } from './write-marks.ts'
