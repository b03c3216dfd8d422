import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { type AdminVerb, contentRemarks, contentUse, readContent } from '@stepwise/api/admin'
import type { Settings } from '@stepwise/api/settings'
import {
  judgeAnswers,
  makePage,
  makeReviewSheet,
  makeTrySheet,
  makeWord,
  readAnswers,
  type SheetKind,
  writeMarks,
} from '@stepwise/api/sheets'
import { otherNames } from '@stepwise/deploy'
import { UserFacingError } from '@stepwise/deploy/errors'
import { openTarget } from '../admin/target.ts'

interface Where {
  settings: Settings
  log: (line: string) => void
}

/**
 * Writes the sheet of a flow or a software as a Word document and a web page (docs/product/content-desk.md#sheets).
 * @throws UserFacingError when there is no such flow or software
 */
export async function writeSheet(
  kind: SheetKind,
  subject: string,
  { settings, log, folder }: Where & { folder: string },
) {
  const { contentFolder } = settings
  const content = readContent(contentFolder)
  const use = kind === 'try' ? await readUse(subject, settings, log) : new Map()
  const sheet = kind === 'review' ? makeReviewSheet(content, subject) : makeTrySheet(content, subject, use)
  if (!sheet) {
    const known = (kind === 'review' ? content.flows : content.softwares).map(({ slug }) => slug)
    throw new UserFacingError([
      `There is no ${subjectWord(kind)} "${subject}". ${otherNames(subject, known, 'There are:')}`,
    ])
  }
  mkdirSync(folder, { recursive: true })
  const files = { docx: await makeWord(sheet), html: makePage(sheet, contentFolder) }
  for (const [ending, data] of Object.entries(files)) {
    const file = `${folder}/${kind}-${subject}.${ending}`
    writeFileSync(file, data)
    log(file)
  }
  const questions = sheet.steps.reduce((sum, step) => sum + step.questions.length, 0)
  log(
    `${sheet.steps.length} parts, ${questions} questions. Send one of the two; what comes back: npm run content -- ${kind} import <file>`,
  )
}

/**
 * Puts a filled sheet into content/ and its remarks on the desk. The same file again changes nothing.
 * @throws UserFacingError or StartFailure when the file is not such a sheet, or the database cannot be reached: nothing is written then
 */
export async function importSheet(kind: SheetKind, file: string, { settings, log, today }: Where & { today: string }) {
  if (!existsSync(file)) throw new UserFacingError([`There is no file ${file}.`])
  const { contentFolder } = settings
  const content = readContent(contentFolder)
  const filled = readAnswers(readFileSync(file))
  if (filled.kind !== kind)
    throw new UserFacingError([`This sheet is for: npm run content -- ${filled.kind} import ${file}`])
  const sheet =
    kind === 'review' ? makeReviewSheet(content, filled.subject) : makeTrySheet(content, filled.subject, new Map())
  if (!sheet)
    throw new UserFacingError([
      `The sheet is about "${filled.subject}", and content/ has no such ${subjectWord(kind)}.`,
    ])

  const { marked, remarks, unmarked } = judgeAnswers(sheet, filled.read(sheet), today)
  if (remarks.length > 0) for (const line of (await runVerb(contentRemarks, { remarks }, settings)).lines) log(line)
  const written = writeMarks(contentFolder, marked)
  for (const path of written) log(`${contentFolder}/${path}`)
  const [done] = sheet.choices
  log(
    `${marked.length} of ${sheet.steps.length} parts are “${done?.label}” throughout; ${formatCount(written.length)} changed.`,
  )
  if (unmarked.length > 0) log('No mark, and why:')
  for (const line of unmarked) log(`  ${line}`)
}

const formatCount = (files: number) =>
  files === 0 ? 'no file has' : files === 1 ? '1 file has' : `${files} files have`

const subjectWord = (kind: SheetKind) => (kind === 'review' ? 'flow' : 'program')

/** How many people have opened each step; without a database the order of the course does. */
async function readUse(software: string, settings: Settings, log: (line: string) => void) {
  try {
    const { data } = await runVerb(contentUse, { software }, settings)
    return new Map((data as { step: string; people: string }[]).map(({ step, people }) => [step, Number(people)]))
  } catch (error) {
    log(`In the order of the course, because what people use is not known: ${(error as Error).message}`)
    return new Map<string, number>()
  }
}

async function runVerb(verb: AdminVerb, options: Record<string, unknown>, settings: Settings) {
  const target = await openTarget(settings, verb, userInfo().username)
  try {
    return await target.run(options, () => undefined)
  } finally {
    await target.close()
  }
}
