import { readFileSync, writeFileSync } from 'node:fs'
import { readSettings } from '@stepwise/api/settings'
import { writeContent } from '@stepwise/api/testing/content-fixture'
import { temporaryFolder } from '@stepwise/api/testing/temporary-folder'
import { expect, test } from 'vitest'
import { importSheet, writeSheet } from './sheets.ts'

const polish = 'flows/writing/draft/finish/polish.md'

function use() {
  const folder = temporaryFolder()
  const settings = readSettings({ NODE_ENV: 'test', DATA_DIR: `${folder}/data`, CONTENT_DIR: `${folder}/content` })
  writeContent(settings.contentFolder)
  const lines: string[] = []
  const where = { settings, log: (line: string) => lines.push(line), folder: `${folder}/sheets`, today: '2026-12-04' }
  const write = (kind: 'review' | 'try', subject: string) => writeSheet(kind, subject, where)
  const put = (answers: object) => {
    writeFileSync(`${folder}/answers.json`, JSON.stringify(answers))
    return importSheet('review', `${folder}/answers.json`, where)
  }
  const read = (file: string) => readFileSync(`${settings.contentFolder}/${file}`, 'utf8')
  return { folder, lines, where, write, put, read }
}

/** Answers to the one question about one step, as the page saves them. */
async function answersOf({ write, folder }: ReturnType<typeof use>, choice: string, remark = '') {
  await write('review', 'writing')
  const html = readFileSync(`${folder}/sheets/review-writing.html`, 'utf8')
  const { steps } = JSON.parse(/id="sheet">(.*?)<\/script>/.exec(html)?.[1] ?? '') as { steps: { id: string }[] }
  const answers = [{ text: 'Whole', choices: [choice], remark }]
  return {
    form: 'stepwise-sheet',
    version: 1,
    kind: 'review',
    subject: 'writing',
    who: { name: 'Ada Price', role: 'adviser', date: '2026-12-03' },
    steps: steps.filter(({ id }) => id.endsWith('polish')).map((step) => ({ ...step, answers })),
  }
}

test('both forms of a sheet are written, and a filled one reaches the files once', async () => {
  const own = use()
  const answers = await answersOf(own, 'right')
  expect(own.lines.slice(0, 2)).toEqual([
    `${own.folder}/sheets/review-writing.docx`,
    `${own.folder}/sheets/review-writing.html`,
  ])
  await own.put(answers)
  expect(own.read(polish)).toContain('reviewed: { by: Ada Price, role: adviser, date: 2026-12-03, words: ')
  expect(own.lines.at(-1)).toBe('1 of 7 parts are “Right” throughout; 1 file has changed.')
  await own.put(answers)
  expect(own.lines.at(-1)).toBe('1 of 7 parts are “Right” throughout; no file has changed.')
})

test('without a database remarks go nowhere, so nothing is written', async () => {
  const own = use()
  const before = own.read(polish)
  await expect(own.put(await answersOf(own, 'right', 'Nice.'))).rejects.toThrow('There is no database in')
  expect(own.read(polish)).toBe(before)
})

test('a sheet of a program without a database is in the order of the course, and says so', async () => {
  const { write, lines } = use()
  await write('try', 'reader')
  expect(lines[0]).toMatch(/^In the order of the course, because what people use is not known: There is no database/)
  expect(lines.at(-1)).toMatch(/^4 parts, 4 questions\./)
})

test('a refused sheet is reported with the reason', async () => {
  const own = use()
  await expect(own.write('review', 'writin')).rejects.toThrow('There is no flow "writin". ')
  await expect(own.write('try', 'nothing')).rejects.toThrow('There is no program "nothing". ')
  await expect(importSheet('review', '/no/file', own.where)).rejects.toThrow('There is no file /no/file.')
  const answers = await answersOf(own, 'right')
  await expect(own.put({ ...answers, subject: 'gone' })).rejects.toThrow(
    'The sheet is about "gone", and content/ has no such flow.',
  )
  await expect(own.put({ ...answers, kind: 'try' })).rejects.toThrow(
    /^This sheet is for: npm run content -- try import /,
  )
})
