import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { contentDocuments } from '../../../../content/document-rows.ts'
import { readContent } from '../../../../content/read-content.ts'
import { bodyParts } from './body-parts.ts'
import { fieldFindings, formFindings } from './form-findings.ts'
import { readability } from './readability.ts'
import { wordingFindings } from './wording-findings.ts'

const folder = fileURLToPath(new URL('../../../../../../content', import.meta.url))

test('every document of content/ passes the check, is short enough, and reads well', () => {
  const told = contentDocuments(readContent(folder)).flatMap(({ id, kind, body }) => {
    const parts = bodyParts(kind, body)
    const { readingAge } = readability(parts.texts.flatMap(({ lines, isProse }) => (isProse ? lines : [])))
    return [...fieldFindings(kind, body), ...formFindings(parts), ...wordingFindings(parts.texts, readingAge, [])].map(
      ({ path, message }) => `${id} ${path}: ${message}`,
    )
  })
  expect(told).toEqual([])
})
