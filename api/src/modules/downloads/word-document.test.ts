import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Entry, JournalSource } from './journal-document.ts'
import { makeWordDocument } from './word-document.ts'

const entry: Entry = {
  id: 'id',
  date: '2026-03-02',
  title: 'My first talk',
  observe_1: 'I spoke.\nLoudly.\n\nThey listened.',
  observe_2: '',
  reflect_1: 'a < b & "c"',
  reflect_2: 'It was hard.',
  act: 'Breathe.',
  tag: null,
  version: 1,
}
const source = (entries: Entry[], setting: object = {}): JournalSource => ({
  entries,
  day: '2026-03-10',
  edition: 'study',
  owner: {
    first_name: 'Ada',
    surname: 'Price',
    accessability_setting: {
      background_color: null,
      font_color: null,
      font_size: 0,
      font_family: 'Default',
      subtitles: true,
      ...setting,
    },
  },
})
async function parts(given: JournalSource) {
  const files = unzipSync(new Uint8Array(await makeWordDocument(given)))
  return (name: string) => strFromU8(files[name] ?? new Uint8Array())
}
/** The paragraphs of a document: their style and their text. */
const paragraphs = (xml: string) =>
  [...xml.matchAll(/<w:p>(.*?)<\/w:p>/gs)].map(([, body = '']) => [
    /<w:pStyle w:val="(\w+)"/.exec(body)?.[1] ?? 'Normal',
    [...body.matchAll(/<w:t[^>]*>(.*?)<\/w:t>|(<w:br\/>)/gs)].map(([, text, line]) => (line ? '\n' : text)).join(''),
  ])

test('headings lead through the document, entry by entry', async () => {
  const file = await parts(source([entry, { ...entry, title: 'Another', date: '2026-02-01' }]))
  const found = paragraphs(file('word/document.xml'))
  expect(found.slice(0, 15)).toEqual([
    ['Title', 'Reflective journal'],
    ['Quiet', 'Ada Price, 2 entries, Tuesday 10 March 2026'],
    ['Heading1', 'My first talk'],
    ['Quiet', 'Monday 2 March 2026'],
    ['Heading2', 'Observe'],
    ['Heading3', 'What happened?'],
    ['Normal', 'I spoke.\nLoudly.'],
    ['Normal', 'They listened.'],
    ['Heading3', 'What did you notice?'],
    ['Quiet', 'No answer yet.'],
    ['Heading2', 'Reflect'],
    ['Heading3', 'What went well, and why?'],
    ['Normal', 'a &lt; b &amp; &quot;c&quot;'],
    ['Heading3', 'What was hard, and why?'],
    ['Normal', 'It was hard.'],
  ])
  expect(found).toContainEqual(['Heading1', 'Another'])
  expect(file('word/document.xml').match(/<w:pageBreakBefore\/>/g)).toHaveLength(1)
})

test('the document says its title and its language', async () => {
  const file = await parts(source([entry]))
  expect(file('docProps/core.xml')).toContain('<dc:title>Reflection: My first talk</dc:title>')
  expect(file('word/styles.xml')).toContain('<w:lang w:val="en-GB"/>')
})

test.each([
  ['Default', 'Atkinson Hyperlegible Next'],
  ['Comic Sans', 'Comic Sans MS'],
  ['Open-Dyslexic', 'OpenDyslexic'],
])('who reads in %s gets %s, in the chosen size', async (font_family, name) => {
  const styles = (await parts(source([entry], { font_family, font_size: 4 })))('word/styles.xml')
  expect(new Set([...styles.matchAll(/w:ascii="([^"]+)"/g)].map(([, font]) => font))).toEqual(new Set([name]))
  // 12 points and 4 pixels are 15 points.
  expect(styles).toMatch(/<w:docDefaults>.*?<w:sz w:val="30"\/>/s)
})

test('what XML cannot hold does not spoil the document', async () => {
  const file = await parts(source([{ ...entry, title: 'a\u0008b\ud800c', act: '\u000b\uffffd' }]))
  expect(paragraphs(file('word/document.xml'))).toContainEqual(['Heading1', 'ab\ufffdc'])
  expect(paragraphs(file('word/document.xml'))).toContainEqual(['Normal', 'd'])
})
