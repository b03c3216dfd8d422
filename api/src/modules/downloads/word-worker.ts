import { parentPort, workerData } from 'node:worker_threads'
import type { JournalSource } from './journal-document.ts'
import { makeWordDocument } from './word-document.ts'

parentPort?.postMessage(new Uint8Array(await makeWordDocument(workerData as JournalSource)))
