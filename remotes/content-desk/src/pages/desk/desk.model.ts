import { call } from '@stepwise/shared/http'
import { createLoader, personalStore } from '@stepwise/shared/session'
import { createEffect, createEvent, sample } from 'effector'
import { reportSettled, reportsOpened } from '../../features/reports/reports.model.ts'

/** The page is on screen, or the person tries again to load it. */
export const deskOpened = createEvent()

/** In the order of the product. */
export const {
  loadFx: loadDocumentsFx,
  $value: $documents,
  $failure: $loadFailure,
} = createLoader(async () => {
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
$documents.on(reportSettled, (documents, { document: id }) =>
  documents?.map((document) => (document.id === id ? { ...document, reports: document.reports - 1 } : document)),
)
