import type { DocumentSummary } from '@stepwise/shared/contracts'
import { call, messageFor } from '@stepwise/shared/http'
import { personalStore } from '@stepwise/shared/session'
import { createEffect, createEvent, sample } from 'effector'
import { reportSettled, reportsOpened } from '../../features/reports/reports.model.ts'

/** The page is on screen, or the person tries again to load it. */
export const deskOpened = createEvent()

/** In the order of the product; null until they are loaded. */
export const $documents = personalStore<DocumentSummary[] | null>(null)
export const $loadFailure = personalStore<string | null>(null)

export const loadDocumentsFx = createEffect(async () => {
  const { documents } = await call('GET /content_desk/documents', { failures: 'caller' })
  return documents
})

/** A file of content/ that cannot be used. */
export interface FileProblem {
  file: string
  line: number
  reason: string
}

export const $fileProblems = personalStore<FileProblem[]>([])

/** Nothing is said when it fails: the list of documents tells that the server does not answer. */
export const loadFileProblemsFx = createEffect(async () => {
  const { problems } = await call('GET /content_desk/file_problems', { failures: 'caller' })
  return problems
})

sample({ clock: deskOpened, target: [loadDocumentsFx, loadFileProblemsFx, reportsOpened] })
$fileProblems.on(loadFileProblemsFx.doneData, (_, problems) => problems)
$documents
  .on(loadDocumentsFx.doneData, (_, documents) => documents)
  .on(reportSettled, (documents, { document: id }) =>
    documents?.map((document) => (document.id === id ? { ...document, reports: document.reports - 1 } : document)),
  )
$loadFailure.on(loadDocumentsFx.failData, (_, error) => messageFor(error)).reset(loadDocumentsFx)
