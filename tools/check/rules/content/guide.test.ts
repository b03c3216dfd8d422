import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@stepwise/cli/root'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { findPictures, guideFingerprint, readGuide } from '../../../../content/tools/guide/source.mjs'

const fileOf = (name: string) => readFileSync(join(root, 'content/media/guide', name))
const pdf = fileOf('recommendation-guide.pdf').toString('latin1')
const word = unzipSync(fileOf('recommendation-guide.docx'))
const partOf = (name: string) => strFromU8(word[name] ?? new Uint8Array())
const guide = readGuide()
const alts = findPictures(guide.tokens).map(({ text }) => text)
const depths: number[] = guide.tokens.flatMap((token) => (token.type === 'heading' ? [token.depth] : []))

// docs/product/public-pages.md#guide-files
test('the committed files are made from the present source', () => {
  expect(JSON.parse(fileOf('guide.json').toString())).toEqual({ source: guideFingerprint() })
})

test('the PDF is tagged, and says its language and its title', () => {
  expect(pdf).toMatch(/\/MarkInfo <<[^>]*\/Marked true/)
  expect(pdf).toContain('/StructTreeRoot')
  expect(pdf).toContain('/Lang (en-GB)')
  expect(pdf).toContain(`/Title (${guide.title})`)
  expect(pdf).toContain('/DisplayDocTitle true')
})

test('the PDF has bookmarks, headings, lists, tables with headers, and words for every picture', () => {
  expect(pdf).toContain('/Outlines')
  for (const tag of ['H1', 'H2', 'H3', 'L', 'LI', 'Table', 'TH', 'TD', 'Figure']) {
    expect(pdf).toMatch(new RegExp(`/S /${tag}\\b`))
  }
  expect(alts.length).toBeGreaterThan(0)
  for (const alt of alts) expect(pdf).toContain(alt)
})

test('the Word document has the same headings, a language, a title, and words for every picture', () => {
  const body = partOf('word/document.xml')
  const styled = (style: string) => body.split(`<w:pStyle w:val="${style}"/>`).length - 1
  const ofDepth = (depth: number) => depths.filter((one) => one === depth).length
  expect([styled('Title'), styled('Heading1'), styled('Heading2')]).toEqual([1, ofDepth(2), ofDepth(3)])
  expect(partOf('word/styles.xml')).toContain('<w:lang w:val="en-GB"/>')
  expect(partOf('docProps/core.xml')).toContain(`<dc:title>${guide.title}</dc:title>`)
  expect(body).toContain('<w:tblHeader/>')
  for (const alt of alts) expect(body).toContain(`descr="${alt}"`)
})
