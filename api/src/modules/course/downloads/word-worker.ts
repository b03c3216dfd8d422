import { move } from 'piscina'
import type { JournalSource } from './journal-document.ts'
import { makeWordDocument } from './word-document.ts'

/** The work of one worker of make-file.ts: the bytes are handed over, not copied. */
export default async function makeDocument(source: JournalSource) {
  return move(new Uint8Array(await makeWordDocument(source)))
}
