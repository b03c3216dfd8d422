import { availableParallelism } from 'node:os'
import type { DownloadFormat } from '@stepwise/shared/contracts'
import { Piscina } from 'piscina'
import { Failure } from '../../../http/failures.ts'
import { wordDocuments } from '../../../metrics/registry.ts'
import type { JournalSource } from './journal-document.ts'
import { makeTextDocument } from './text-document.ts'

/** The longest document, in characters: about 200 pages. */
export const documentLimit = 1_000_000

/** Word documents that one process makes at the same time, and those that may wait for it. */
const workers = Math.min(2, availableParallelism())
const longestQueue = 50
/** The longest document takes half a gigabyte and six seconds. */
const workerMegabytes = 1024
/** Shorter than a call may take. */
const longestWaitMs = 25_000
/** A worker that has had nothing to do gives its memory back. */
const idleMs = 5000

/** Makes files, a few at a time. `close` ends the workers. */
export interface FileMaker {
  /** @throws Failure 503 when so many documents wait that this one would come too late */
  assertHasRoom: () => void
  /** Entries as one file. @throws Failure 503 when it could not be made now */
  makeFile: (format: DownloadFormat, source: JournalSource) => Promise<Buffer>
  close: () => Promise<void>
}

/** A Word document is made in a worker, because a long one takes seconds and would hold up all calls. */
export function createFileMaker(): FileMaker {
  const pool = new Piscina<JournalSource, Uint8Array>({
    filename: new URL('./word-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: workers,
    idleTimeout: idleMs,
    closeTimeout: longestWaitMs,
    resourceLimits: { maxOldGenerationSizeMb: workerMegabytes },
  })
  // Not the pool's own limit, which counts nothing while its workers start.
  const assertHasRoom = () => {
    if (pool.queueSize >= longestQueue) throw tooBusy()
  }
  return {
    assertHasRoom,
    async makeFile(format, source) {
      if (format === 'txt') return makeTextDocument(source)
      assertHasRoom()
      const signal = AbortSignal.timeout(longestWaitMs)
      wordDocuments.inc()
      try {
        return Buffer.from(await pool.run(source, { signal }))
      } catch (error) {
        const isTooMuch = signal.aborted || (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY'
        throw isTooMuch ? tooBusy() : error
      } finally {
        wordDocuments.dec()
      }
    },
    // Not destroy(): the answer of a worker that is destroyed at work is an error that no one can catch.
    close: () => pool.close({ force: true }),
  }
}

const tooBusy = () =>
  new Failure(503, 'We are making a lot of documents at the moment. Please wait a minute and download again.', {
    headers: { 'retry-after': '60' },
  })
