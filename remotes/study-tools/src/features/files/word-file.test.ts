import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { wordFile } from './word-file.ts'

const documentOf = (text: string) => {
  const parts = unzipSync(wordFile({ title: 'Exams', blocks: [{ style: 'Normal', text }] }))
  return strFromU8(parts['word/document.xml'] ?? new Uint8Array())
}

test('the end of a line on a slide ends one in Word, and characters that Word cannot hold are left out', () => {
  const text = 'Plan the essay\u000bFind <three> sources\u2028Write\u0007 the draft'
  expect(documentOf(text)).toContain(
    '<w:t xml:space="preserve">Plan the essay</w:t><w:br/>' +
      '<w:t xml:space="preserve">Find &#60;three&#62; sources</w:t><w:br/>' +
      '<w:t xml:space="preserve">Write the draft</w:t>',
  )
})
