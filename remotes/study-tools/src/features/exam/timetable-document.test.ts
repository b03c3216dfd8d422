import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type Exam, readExam } from './exam.ts'
import { examFields } from './testing/exam-fields.ts'
import { timetableDocument } from './timetable-document.ts'

const exam = readExam({ ...examFields, examName: 'History & <Art>', extraTime: '25' }).exam as Exam
const parts = unzipSync(timetableDocument(exam, { font: 'OpenDyslexic', points: 15.75 }))
const xml = (name: string) => {
  const found = new DOMParser().parseFromString(strFromU8(parts[name] as Uint8Array), 'application/xml')
  expect(found.querySelector('parsererror'), name).toBeNull()
  return found
}
const all = (within: Document | Element, tag: string) => [...within.getElementsByTagName(tag)]
const wordsOf = (element: Element) =>
  all(element, 'w:t')
    .map(({ textContent }) => textContent)
    .join('')

test('every part of the document is valid XML, and every part that it names is there', () => {
  for (const name of Object.keys(parts)) xml(name)
  const named = all(xml('[Content_Types].xml'), 'Override').map((part) => part.getAttribute('PartName')?.slice(1))
  const related = [...all(xml('_rels/.rels'), 'Relationship')].map((one) => one.getAttribute('Target'))
  expect(Object.keys(parts)).toEqual(expect.arrayContaining([...named, ...related, 'word/styles.xml']))
})

test('the document has headings, and a table whose header row is marked', () => {
  const document = xml('word/document.xml')
  const headings = all(document, 'w:p')
    .map((p) => [all(p, 'w:pStyle')[0]?.getAttribute('w:val'), wordsOf(p)])
    .filter(([style]) => style?.startsWith('Heading'))
  expect(headings).toEqual([
    ['Heading1', 'History & <Art>'],
    ['Heading2', 'Exam timetable'],
  ])
  const rows = all(document, 'w:tr')
  expect(rows.map((row) => all(row, 'w:tblHeader').length)).toEqual([1, ...rows.slice(1).map(() => 0)])
  expect(all(rows[1] as Element, 'w:tc').map(wordsOf)).toEqual(['9:00 am', 'Reading time', '10 minutes'])
  expect(all(rows.at(-1) as Element, 'w:tc').map(wordsOf)).toEqual(['10:15 am', 'End of the exam', ''])
  expect(all(document, 'w:tblCaption')[0]?.getAttribute('w:val')).toBe('Exam timetable')
})

test('the document has its title and language, and the font and size of the person', () => {
  expect(xml('docProps/core.xml').documentElement.textContent).toBe('Exam timetable: History & <Art>en-GB')
  const defaults = all(xml('word/styles.xml'), 'w:docDefaults')[0] as Element
  expect(all(defaults, 'w:rFonts')[0]?.getAttribute('w:ascii')).toBe('OpenDyslexic')
  expect(all(defaults, 'w:sz')[0]?.getAttribute('w:val')).toBe('32')
  expect(all(defaults, 'w:lang')[0]?.getAttribute('w:val')).toBe('en-GB')
})
