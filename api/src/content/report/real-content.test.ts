import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readGlossary } from '../../modules/content/documents/checks/glossary.ts'
import { readContent } from '../read-content.ts'
import { contentReport } from './content-report.ts'
import { standAloneFindings } from './stand-alone.ts'

const folder = fileURLToPath(new URL('../../../../content', import.meta.url))

test('every document of content/ passes the check, is short enough, reads well, and keeps to the glossary', () => {
  expect(contentReport(readContent(folder), readGlossary(folder), '2026-11-28').broken).toEqual([])
})

test('every step of the course names its sources, its last check, and who its people are', () => {
  expect(standAloneFindings(folder, readContent(folder))).toEqual([])
})

test('pictures that teach have the form that keeps their place while they load', () => {
  const forms = globSync('images/steps/*/*.svg', { cwd: folder }).map((file) => {
    const [root = ''] = /<svg[^>]*>/.exec(readFileSync(`${folder}/${file}`, 'utf8')) ?? []
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(root) ?? []
    return { file, ratio: Number(width) / Number(height), isSized: /\s(width|height)=/.test(root) }
  })
  expect(forms.filter(({ ratio, isSized }) => ratio !== 1.6 || isSized)).toEqual([])
})
