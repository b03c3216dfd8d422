import type { BrokenLink, DocumentHit } from '@stepwise/shared/contracts'
import { call, messageFor } from '@stepwise/shared/http'
import { createLoader, personalStore } from '@stepwise/shared/session'
import { createEffect, createEvent, sample } from 'effector'
import { debounce } from 'patronum'
import { reportSettled, reportsOpened } from '../../features/reports/reports.model.ts'
import { hasWords, isSearch } from './desk-filters.ts'

/** The page is on screen, or the person tries again to load it. */
export const deskOpened = createEvent()
/** The words in the search field: typed, or of the address. */
export const queryChanged = createEvent<string>()

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

/** As silent. */
export const loadBrokenLinksFx = createEffect(async () => {
  const { links } = await call('GET /content_desk/broken_links', { failures: 'caller' })
  return links
})
export const $brokenLinks = personalStore<readonly BrokenLink[]>([]).on(loadBrokenLinksFx.doneData, (_, links) => links)

sample({ clock: deskOpened, target: [loadDocumentsFx, loadFileProblemsFx, loadBrokenLinksFx, reportsOpened] })
$fileProblems.on(loadFileProblemsFx.doneData, (_, problems) => problems)
$documents.on(reportSettled, (documents, { document: id }) =>
  documents?.map((document) => (document.id === id ? { ...document, reports: document.reports - 1 } : document)),
)

/** ms after the last key. */
const debounceMs = 300

export const searchDocumentsFx = createEffect(async (query: string) => {
  const { hits } = await call('GET /content_desk/search', { query: { query }, failures: 'caller' })
  return hits
})

const $query = personalStore('').on(queryChanged, (_, query) => query.trim())
/** What the last search has found; it stays until the next one is answered. */
export const $found = personalStore<{ query: string; hits: readonly DocumentHit[] } | null>(null).on(
  queryChanged,
  (found, query) => (isSearch(query) ? found : null),
)
/** Why the last search failed. */
export const $searchFailure = personalStore<string | null>(null)

sample({ clock: debounce(queryChanged, debounceMs), source: $query, filter: hasWords, target: searchDocumentsFx })
const isOfQuery = (query: string, { params }: { params: string }) => query === params
// What comes for words that have changed meanwhile is ignored.
sample({
  clock: searchDocumentsFx.done,
  source: $query,
  filter: isOfQuery,
  fn: (_, { params, result }) => ({ query: params, hits: result }),
  target: $found,
})
sample({
  clock: searchDocumentsFx.fail,
  source: $query,
  filter: isOfQuery,
  fn: (_, { error }) => messageFor(error),
  target: $searchFailure,
})
$searchFailure.reset(queryChanged, searchDocumentsFx)
