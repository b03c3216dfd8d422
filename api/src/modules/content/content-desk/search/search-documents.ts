import type { DocumentHit } from '@stepwise/shared/contracts'
import type { Database } from '../../../../database/database.ts'
import { extractText } from '../../../../html.ts'
import { fromCache } from '../../content-cache/content-cache.ts'
import { buildRankedIndex, type RankedIndex } from '../../text-index/ranked-index.ts'
import { type FieldText, listFieldTexts, withoutMarks } from './field-texts.ts'
import {
  findChangingState,
  findChangingTexts,
  findSettledTexts,
  type WrittenText,
} from './search-documents.repository.ts'

/** A document as it is searched: its area is shown with its title. */
interface DocumentEntry {
  id: string
  name: string
  flow_name: string
  body: string
  fields: FieldText[]
}

type DocumentIndex = RankedIndex<DocumentEntry> & { entries: readonly DocumentEntry[] }

/**
 * The documents whose title or text has the words of a query, best first (docs/product/content-desk.md#find). A draft is searched
 * beside what is published. `state` as in content-cache.ts.
 */
export async function searchDocuments(db: Database, state: string | null, query: string): Promise<DocumentHit[]> {
  const settled = await fromCache(state, 'desk search', async () => buildIndex(await findSettledTexts(db)))
  const changing = await changingIndex(db)
  return isAddress(query)
    ? distinct([settled, changing].flatMap(({ entries }) => findAddress(entries, query.trim())))
    : findWords(settled, changing, query)
}

/** What is drafted changes with every save, and the rest of a thousand documents does not. */
let lastChanging: { state: string; index: DocumentIndex } | undefined

async function changingIndex(db: Database) {
  const state = await findChangingState(db)
  if (lastChanging?.state === state) return lastChanging.index
  const index = await buildIndex(await findChangingTexts(db))
  lastChanging = { state, index }
  return index
}

async function buildIndex(texts: readonly WrittenText[]): Promise<DocumentIndex> {
  const entries = texts.map(({ id, title, area, body, video_text }): DocumentEntry => {
    const fields = listFieldTexts(body)
    if (video_text !== null) fields.push({ path: 'transcript', text: extractText(video_text) })
    const lines = fields.map(({ text }) => withoutMarks(text))
    return { id, name: title, flow_name: area, body: [area, ...lines].join('\n'), fields }
  })
  return { ...(await buildRankedIndex(entries)), entries }
}

function findWords(settled: DocumentIndex, changing: DocumentIndex, query: string) {
  const found = [settled, changing].map((index) => index.find(query, () => true))
  const hasAllWords = found.some((one) => one.hasAllWords)
  const lines = found
    .filter((one) => one.hasAllWords === hasAllWords)
    .flatMap(({ entries, lineOf }) => entries.map((entry) => ({ name: entry.name, entry, line: lineOf(entry) })))
  return distinct(shortNamesFirst(lines, ({ line }) => line === null).map(({ entry, line }) => toHit(entry, line)))
}

/** What was found by its name comes first, and then what has the fewest other words in it: “Support” before “Get support early”. */
export function shortNamesFirst<Entry extends { name: string }>(
  entries: readonly Entry[],
  isByName: (entry: Entry) => boolean,
): Entry[] {
  const byName = entries.filter(isByName).toSorted((one, other) => one.name.length - other.name.length)
  return [...byName, ...entries.filter((entry) => !isByName(entry))]
}

function toHit({ id, fields }: DocumentEntry, line: string | null): DocumentHit {
  const words = line?.replaceAll(/^…|…$/g, '')
  const field = words === undefined ? undefined : fields.find(({ text }) => withoutMarks(text).includes(words))
  return { id, line, path: field?.path ?? null }
}

/** An address, a part of one, or an email address: found letter by letter, because no word of a text is like it. */
const isAddress = (query: string) => /^\s*(?=\S{4,}\s*$)\S*[/@]\S*\s*$|^\s*[\w-]+(?:\.[a-z]{2,})+\s*$/i.test(query)

/** Characters of a long text that are shown before an address. */
const shownBefore = 40
const longestLine = 140

function findAddress(entries: readonly DocumentEntry[], address: string): DocumentHit[] {
  const searched = address.toLowerCase()
  return entries.flatMap(({ id, fields }) => {
    const field = fields.find(({ text }) => text.toLowerCase().includes(searched))
    if (!field) return []
    const from = Math.max(0, field.text.toLowerCase().indexOf(searched) - shownBefore)
    return { id, line: field.text.slice(from, from + longestLine).replaceAll(/\s+/g, ' '), path: field.path }
  })
}

const distinct = (hits: readonly DocumentHit[]) =>
  [...new Map(hits.toReversed().map((hit) => [hit.id, hit])).values()].toReversed()
