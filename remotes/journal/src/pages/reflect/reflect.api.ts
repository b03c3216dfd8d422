import type { CallResponse, Camelize, DownloadFormat, Reflection } from '@stepwise/shared/contracts'
import { withLineEnds } from '@stepwise/shared/contracts/line-ends'
import { call } from '@stepwise/shared/http'

const path = '/users/reflective_journal/reflections'

/** The most entries that one address can name. Copied from the contract, whose import would bring zod along; limits.test.ts compares them. */
export const entriesAtOnce = 200

/** So many can be shown before all are read. remote.config.ts names the call: the page's first script makes it. */
const entriesAtFirst = 50
/** So many come with each call after that. */
const entriesPerPage = 500

/**
 * Every entry, page by page, the newest first. Where there are more than one page, `begin` gets the first. The page shows a failure itself.
 */
export async function loadJournal(begin: (newest: Reflection[]) => void): Promise<Reflection[]> {
  const { entries, next } = await loadPage({ limit: entriesAtFirst })
  if (next) begin(entries)
  // An entry whose date was changed elsewhere meanwhile may come again.
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  for (let after = next; after; ) {
    const page = await loadPage({ limit: entriesPerPage, after })
    for (const entry of page.entries) byId.set(entry.id, entry)
    after = page.next
  }
  return [...byId.values()]
}

async function loadPage(query: { limit: number; after?: string }) {
  return readPage(await call('GET /users/reflective_journal', { query, failures: 'caller' }))
}

/** A page of entries in an answer of the server. */
export function readPage({ reflectiveJournal }: Camelize<CallResponse<'GET /users/reflective_journal'>>) {
  const entries = reflectiveJournal.reflections.map((entry) => ({ ...entry, title: asOneLine(entry.title) }))
  return { entries, next: reflectiveJournal.next }
}

/** Titles that were saved by earlier versions may have line ends in them, as slides bring them. */
const asOneLine = (title: string) => withLineEnds(title).replaceAll('\n', ' ')

/** The ids in batches that one address can name. */
export function splitBatches(ids: readonly string[]): (readonly string[])[] {
  const count = Math.ceil(ids.length / entriesAtOnce)
  return Array.from({ length: count }, (_, index) => ids.slice(index * entriesAtOnce, (index + 1) * entriesAtOnce))
}

/** Deletes up to `entriesAtOnce` entries. */
export async function deleteBatch(ids: readonly string[]): Promise<void> {
  const [id] = ids
  if (id && ids.length === 1) await call(`DELETE ${path}/:id`, { params: { id } })
  else await call(`DELETE ${path}/delete_many`, { query: { reflection_ids: [...ids] } })
}

export interface DownloadRequest {
  ids: readonly string[]
  format: DownloadFormat
}

/** Requests a temporary link to these entries as one document, and has the browser download it. */
export async function downloadEntries({ ids, format }: DownloadRequest): Promise<void> {
  const [id] = ids
  const { url } =
    id && ids.length === 1
      ? await call(`GET ${path}/:id/download`, { params: { id }, query: { format }, failures: 'caller' })
      : await call(`POST ${path}/download_many`, { body: { reflection_ids: [...ids], format } })
  startDownload(url)
}

/** The server names the file; the page stays where it is. */
function startDownload(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}

const formatKey = 'stepwise.journal-format'

/** The file format last chosen on this device. */
export const loadFormat = (): DownloadFormat => (localStorage.getItem(formatKey) === 'txt' ? 'txt' : 'docx')

export const storeFormat = (format: DownloadFormat) => localStorage.setItem(formatKey, format)
