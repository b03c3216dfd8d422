import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { DownloadFormat } from '@stepwise/shared/contracts'
import type { JournalSource } from './journal-document.ts'
import { makeTextDocument } from './text-document.ts'

/** The longest document, in characters: about 200 pages. */
export const documentLimit = 1_000_000

/** Entries as one file. A Word document is made in a worker, because a long one takes seconds and would hold up all calls. */
export async function makeFile(format: DownloadFormat, source: JournalSource): Promise<Buffer> {
  if (format === 'txt') return makeTextDocument(source)
  const worker = new Worker(new URL('./word-worker.ts', import.meta.url), { workerData: source })
  const [bytes] = (await once(worker, 'message')) as [Uint8Array]
  return Buffer.from(bytes)
}
