import type { DownloadFormat, Reflection } from '@stepwise/shared/contracts'
import { call } from '@stepwise/shared/http'

const path = '/users/reflective_journal/reflections'

/** As many as one call can name (contracts/reflection.ts; reflect.api.test.ts holds the two together). */
export const entriesAtOnce = 200

/** Every entry, the newest first. A failure is shown on the page (spec 8, journal list). */
export async function loadJournal(): Promise<Reflection[]> {
  const { reflectiveJournal } = await call('GET /users/reflective_journal', { failures: 'caller' })
  return reflectiveJournal.reflections
}

/** Ids in lists that one call can name. */
export function batchesOf(ids: readonly string[]): (readonly string[])[] {
  const count = Math.ceil(ids.length / entriesAtOnce)
  return Array.from({ length: count }, (_, index) => ids.slice(index * entriesAtOnce, (index + 1) * entriesAtOnce))
}

/** Deletes up to `entriesAtOnce` entries. */
export async function deleteBatch(ids: readonly string[]): Promise<void> {
  const [id] = ids
  if (id && ids.length === 1) await call(`DELETE ${path}/:id`, { params: { id } })
  else await call(`DELETE ${path}/delete_many`, { query: { reflection_ids: [...ids] } })
}

export interface DownloadWish {
  ids: readonly string[]
  format: DownloadFormat
}

/** Asks for a temporary link to these entries as one document, and has the browser fetch it. */
export async function downloadEntries({ ids, format }: DownloadWish): Promise<void> {
  const [id] = ids
  const { url } =
    id && ids.length === 1
      ? await call(`GET ${path}/:id/download`, { params: { id }, query: { format }, failures: 'caller' })
      : await call(`GET ${path}/download_many`, { query: { reflection_ids: [...ids], format }, failures: 'caller' })
  fetchFile(url)
}

/** The browser keeps the page while it fetches the file, which names itself. */
function fetchFile(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
