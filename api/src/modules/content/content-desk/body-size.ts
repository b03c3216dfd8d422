import type { DocumentBody } from '@stepwise/shared/contracts/document'
import { invalid } from '../../../http/failures.ts'

const maxBytes = 300_000

/** @throws Failure 422 for a body that is longer than any page should be */
export function checkSize(body: DocumentBody) {
  if (Buffer.byteLength(JSON.stringify(body)) > maxBytes) {
    throw invalid('body', 'This text is longer than a page can be (300 kB). Please divide it.')
  }
}
