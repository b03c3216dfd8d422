import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { bodyParagraphs, defaultWords, type EssayOption, essayOptions, essayPlan, essayPlans } from './essay-plans.ts'
import { mindMap, mindMapsFor } from './mind-map.ts'

test('the lengths are 1000 to 5000 in steps of 500, with 1000 as the default (docs/product/study-tools.md#lengths)', () => {
  expect(essayPlans.map(({ words }) => words)).toEqual([1000, 1500, 2000, 2500, 3000, 3500, 4000, 4500, 5000])
  expect(defaultWords).toBe(1000)
})

test('the parts of every row sum to its words, and the body is the longest', () => {
  fc.assert(
    fc.property(fc.constantFrom(...essayPlans), fc.constantFrom(...essayOptions), (plan, option) => {
      const { intro, body, conclusion } = plan[option]
      expect(intro + body + conclusion).toBe(plan.words)
      expect(Math.min(intro, conclusion)).toBeGreaterThan(0)
      expect(body).toBeGreaterThan(intro + conclusion)
      const paragraphs = bodyParagraphs(body)
      expect(Math.abs(paragraphs.count * paragraphs.words - body)).toBeLessThan(body * 0.05)
    }),
  )
})

test('options differ, and a length that is not in the table is the default', () => {
  for (const plan of essayPlans) expect(plan.A).not.toEqual(plan.B)
  expect(essayPlan(1200).words).toBe(defaultWords)
  expect(essayPlan(Number.NaN).words).toBe(defaultWords)
})

test('the file of every mind map is there (docs/product/study-tools.md#mind-maps)', () => {
  for (const { words } of essayPlans) {
    for (const option of essayOptions) {
      for (const format of ['pdf', 'mmap', 'docx', 'opml'] as const) {
        const { href, name } = mindMap(words, option, format)
        expect(name).toBe(`Essay Plan ${words} words - ${option}.${format}`)
        expect(existsSync(join(import.meta.dirname, '../../../../../../content', decodeURIComponent(href))), href).toBe(
          true,
        )
      }
    }
  }
})

test.each([
  [['MindManager'], ['mmap', 'pdf'], []],
  [['NVDA', 'MindManager 23'], ['mmap', 'pdf'], []],
  [['MindView'], ['docx', 'pdf'], ['MindView']],
  [['Inspiration'], ['opml', 'docx', 'pdf'], ['Inspiration']],
  [
    ['Inspiration', 'MindView'],
    ['docx', 'opml', 'pdf'],
    ['MindView', 'Inspiration'],
  ],
  [['NVDA'], ['pdf'], []],
  [[], ['pdf'], []],
])('with %j people get %j, and read how to import into %j', (softwares, formats, imports) => {
  const found = mindMapsFor(softwares)
  expect(found.formats).toEqual(formats)
  expect(found.imports.map(({ software }) => software)).toEqual(imports)
})

/** A topic and those below it, to compare outlines in different formats. */
type Topic = [text: string, topics: Topic[]]

const planOf = (words: number, option: EssayOption): Topic => {
  const { intro, body, conclusion } = essayPlan(words)[option]
  const paragraphs = bodyParagraphs(body)
  const leaves = (...texts: string[]): Topic[] => texts.map((text) => [text, []])
  const paragraph = (_: unknown, index: number): Topic => [
    `Paragraph ${index + 1}: about ${paragraphs.words} words`,
    leaves('Point', 'Evidence', 'What it shows', 'Link to the question'),
  ]
  return [
    `My essay: ${words} words, option ${option}`,
    [
      [
        `Introduction: ${intro} words`,
        leaves('What the question asks', 'What the key words mean', 'How I will answer, in order'),
      ],
      [`Main body: ${body} words`, Array.from({ length: paragraphs.count }, paragraph)],
      [
        `Conclusion: ${conclusion} words`,
        leaves('My answer to the question', 'The main reasons, in short', 'Why it matters'),
      ],
    ],
  ]
}
const folder = join(import.meta.dirname, '../../../../../../content/media/essay-plans')
const parse = (xml: string) => {
  const found = new DOMParser().parseFromString(xml, 'application/xml')
  expect(found.querySelector('parsererror')).toBeNull()
  return found
}
const everyPlan = essayPlans.flatMap(({ words }) => essayOptions.map((option) => ({ words, option })))

test.each(everyPlan)('the OPML outline of $words words, option $option, holds the whole plan', ({ words, option }) => {
  const document = parse(readFileSync(join(folder, `Essay Plan ${words} words - ${option}.opml`), 'utf8'))
  const read = (element: Element): Topic => [element.getAttribute('text') ?? '', [...element.children].map(read)]
  expect(document.documentElement.getAttribute('version')).toBe('2.0')
  expect(document.querySelector('head > title')?.textContent).toBe(`Essay Plan ${words} words - ${option}`)
  expect([...(document.querySelector('body')?.children ?? [])].map(read)).toEqual([planOf(words, option)])
})

test.each(everyPlan)(
  'the Word outline of $words words, option $option, has a heading for each topic',
  ({ words, option }) => {
    const parts = unzipSync(readFileSync(join(folder, `Essay Plan ${words} words - ${option}.docx`)))
    const document = parse(strFromU8(parts['word/document.xml'] as Uint8Array))
    const levels: Record<string, number> = { Title: 0, Heading1: 1, Heading2: 2, Heading3: 3 }
    const open: Topic[] = []
    for (const paragraph of document.getElementsByTagName('w:p')) {
      const style = paragraph.getElementsByTagName('w:pStyle')[0]?.getAttribute('w:val') ?? ''
      const level = levels[style]
      expect(level, style).toBeDefined()
      const topic: Topic = [paragraph.textContent ?? '', []]
      open[(level as number) - 1]?.[1].push(topic)
      open.splice(level as number, Number.POSITIVE_INFINITY, topic)
    }
    expect(open[0]).toEqual(planOf(words, option))
    // Programs recognise headings by these names.
    const names = [...parse(strFromU8(parts['word/styles.xml'] as Uint8Array)).getElementsByTagName('w:name')]
    expect(names.map((name) => name.getAttribute('w:val'))).toEqual(
      expect.arrayContaining(['heading 1', 'heading 2', 'heading 3']),
    )
  },
)
