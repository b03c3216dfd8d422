import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { anEntry as entry, aSource as source } from './journal-document.fixture.ts'
import type { JournalSource } from './journal-document.ts'
import { makeWordDocument } from './word-document.ts'

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
  const core = file('docProps/core.xml')
  expect(core).toContain('<dc:title>Reflection: My first talk</dc:title>')
  expect(core).toContain('<dc:creator>Ada Price</dc:creator>')
  expect(core).toContain('<dc:description>Reflective journal, written in Stepwise</dc:description>')
  expect(core).toContain('<cp:lastModifiedBy>Stepwise</cp:lastModifiedBy>')
  expect(file('word/document.xml')).not.toContain('w:pageBreakBefore')
  const ofTwo = await parts(source([entry, entry]))
  expect(ofTwo('docProps/core.xml')).toContain('<dc:title>Reflective journal</dc:title>')
  expect(file('word/styles.xml')).toContain('<w:lang w:val="en-GB"/>')
})

test.each([
  ['Default', 'Atkinson Hyperlegible Next'],
  ['Comic Sans', 'Comic Sans MS'],
  ['Open-Dyslexic', 'OpenDyslexic'],
])('a person who reads in %s gets %s, in the chosen size', async (font_family, name) => {
  const styles = (await parts(source([entry], { font_family, font_size: 4 })))('word/styles.xml')
  expect(new Set([...styles.matchAll(/w:ascii="([^"]+)"/g)].map(([, font]) => font))).toEqual(new Set([name]))
  // 12 points and 4 pixels are 15 points.
  expect(styles).toMatch(/<w:docDefaults>.*?<w:sz w:val="30"\/>/s)
})

test('headings are larger than the text, bold, and stay with what follows; all text has wide lines', async () => {
  const styles = (await parts(source([entry])))('word/styles.xml')
  const styleOf = (id: string) =>
    new RegExp(`<w:style [^>]*w:styleId="${id}".*?</w:style>`, 's').exec(styles)?.[0] ?? ''
  for (const [id, halfPoints, color, before, after] of [
    ['Title', 48, '2F3E9E', 0, 60],
    ['Heading1', 38, '2F3E9E', 360, 60],
    ['Heading2', 31, '1B2333', 320, 80],
    ['Heading3', 24, '1B2333', 200, 40],
  ] as const) {
    const style = styleOf(id)
    expect(style, id).toContain(`<w:sz w:val="${halfPoints}"/>`)
    expect(style, id).toContain(`<w:color w:val="${color}"/>`)
    expect(style, id).toMatch(/<w:b\/>/)
    expect(style, id).toContain('<w:keepNext/>')
    expect(style, id).toContain('<w:keepLines/>')
    expect(/<w:spacing [^>]*>/.exec(style)?.[0], id).toBe(`<w:spacing w:after="${after}" w:before="${before}"/>`)
  }
  expect(styles).toMatch(/<w:docDefaults>.*?<w:spacing w:after="160" w:line="336"\/>.*?<\/w:docDefaults>/s)
  expect(styleOf('Quiet')).toContain('<w:color w:val="565F73"/>')
  expect(styleOf('Quiet')).toMatch(/w:name w:val="Quiet".*w:basedOn w:val="Normal".*w:next w:val="Normal"/s)
})

test('characters that XML cannot hold do not spoil the document', async () => {
  const file = await parts(
    source([{ ...entry, title: 'a\u0008b\ud800c\u000bd', act: 'one\u000btwo\u0085three\u2028four\uffff' }]),
  )
  expect(paragraphs(file('word/document.xml'))).toContainEqual(['Heading1', 'ab\ufffdc d'])
  expect(paragraphs(file('word/document.xml'))).toContainEqual(['Normal', 'one\ntwo\nthree\nfour'])
})

test('paragraphs that begin in Arabic or Hebrew run from right to left, each by itself', async () => {
  const xml = (await parts(source([{ ...entry, title: 'שלום', act: '1. مرحبا\n\nHello, مرحبا' }])))('word/document.xml')
  const isMarked = (text: string) =>
    [...xml.matchAll(/<w:p>.*?<\/w:p>/gs)].find(([paragraph]) => paragraph.includes(text))?.[0].includes('<w:bidi/>')
  expect(['שלום', '1. مرحبا', 'Hello, مرحبا'].map(isMarked)).toEqual([true, true, false])
  expect(xml.match(/<w:rtl\/>/g)).toHaveLength(2)
})
