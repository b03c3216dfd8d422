import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readGlossary } from '../../modules/content/documents/checks/glossary.ts'
import { readContent } from '../read-content.ts'
import { contentReport } from './content-report.ts'

const folder = fileURLToPath(new URL('../../../../content', import.meta.url))

test('every document of content/ passes the check, is short enough, reads well, and keeps to the glossary', () => {
  expect(contentReport(readContent(folder), readGlossary(folder), '2026-11-28').broken).toEqual([])
})
