import type { DocumentHit, DocumentSummary, Edition } from '@stepwise/shared/contracts'
import { foldText } from '@stepwise/shared/contracts/fold-text'
import { kindWords } from './state-words.ts'

/** The filters of the desk, by their name in the address; with the words that a person chooses. */
export const showOptions = {
  all: 'All states',
  draft: 'With a draft',
  scheduled: 'Scheduled',
  published: 'Published here',
  hidden: 'Not public',
  broken: 'With broken links',
} as const
export const editionOptions = { study: 'Study', pro: 'Pro', both: 'Study and Pro' } as const
export const kindOptions = { all: 'All kinds', ...kindWords }
export const flagOptions = { mine: 'Changed by me', reported: 'Reported by readers', due: 'Due for a check' } as const
export const sortOptions = {
  match: 'Best match',
  place: 'Place in the product',
  title: 'Title',
  published: 'Last published',
  checked: 'Longest since a check',
  age: 'Hardest to read',
} as const

export type Flag = keyof typeof flagOptions

export interface DeskFilters {
  query: string
  edition: keyof typeof editionOptions
  /** Empty for all. */
  area: string
  kind: keyof typeof kindOptions
  show: keyof typeof showOptions
  flags: readonly Flag[]
  sort: keyof typeof sortOptions
}

export const listKeys = <Options extends object>(options: Options) => Object.keys(options) as (keyof Options)[]

const keyIn = <Options extends object>(options: Options, key: string | null, otherwise: keyof Options) =>
  key !== null && Object.hasOwn(options, key) ? (key as keyof Options) : otherwise

/** With a query the best match comes first. */
const firstSort = (query: string) => (isSearch(query) ? 'match' : 'place')

/** The filters of which nothing is in the address: what this edition has. */
export const noFilters = (edition: Edition): DeskFilters => ({
  query: '',
  edition,
  area: '',
  kind: 'all',
  show: 'all',
  flags: [],
  sort: 'place',
})

/** The filters as they are in the address: whoever comes back finds the same list. What is not known there is not chosen. */
export function readFilters(search: URLSearchParams, edition: Edition): DeskFilters {
  const query = search.get('search') ?? ''
  const show = search.get('show')
  const sort = keyIn(sortOptions, search.get('sort'), firstSort(query))
  return {
    query,
    edition: keyIn(editionOptions, search.get('edition'), edition),
    area: search.get('area') ?? '',
    kind: keyIn(kindOptions, search.get('kind'), 'all'),
    show: keyIn(showOptions, show, 'all'),
    // Addresses of an earlier release had these among the states.
    flags: listKeys(flagOptions).filter((flag) => search.has(flag) || show === flag),
    sort: isSearch(query) ? sort : sort === 'match' ? 'place' : sort,
  }
}

/** Only what differs from the beginning is in the address. */
export function writeFilters(filters: DeskFilters, first: Edition): Record<string, string> {
  const { query, edition, area, kind, show, flags, sort } = filters
  return {
    ...(query !== '' && { search: query }),
    ...(edition !== first && { edition }),
    ...(area !== '' && { area }),
    ...(kind !== 'all' && { kind }),
    ...(show !== 'all' && { show }),
    ...Object.fromEntries(flags.map((flag) => [flag, 'yes'])),
    ...(sort !== firstSort(query) && { sort }),
  }
}

/** How many filters differ from the beginning; the words and the order are none. */
export function countSet(filters: DeskFilters, first: Edition): number {
  const { search: _, sort: __, ...set } = writeFilters(filters, first)
  return Object.keys(set).length
}

/** The filters after a choice; a search begins with its best match, unless another order was chosen. */
export function withChanges(filters: DeskFilters, changes: Partial<DeskFilters>): DeskFilters {
  const changed = { ...filters, ...changes }
  if (changes.sort !== undefined || filters.sort !== firstSort(filters.query)) return changed
  return { ...changed, sort: firstSort(changed.query) }
}

/** Whether a query is one: spaces alone are none. */
export const isSearch = (query: string) => query.trim() !== ''
/** Whether it has anything to search for: signs alone find nothing. */
export const hasWords = (query: string) => /[\p{L}\p{N}]/u.test(foldText(query))

const shows: Record<DeskFilters['show'], (document: DocumentSummary) => boolean> = {
  all: () => true,
  draft: ({ draftBy }) => draftBy !== null,
  scheduled: ({ scheduledFor }) => scheduledFor !== null,
  published: ({ revision }) => revision > 0,
  hidden: ({ isHidden }) => isHidden === true,
  broken: ({ brokenLinks }) => brokenLinks > 0,
}
const flagged: Record<Flag, (document: DocumentSummary) => boolean> = {
  mine: ({ isChangedByYou }) => isChangedByYou === true,
  reported: ({ reports }) => reports > 0,
  due: ({ isDue }) => isDue,
}

/** The documents of an edition; an API of an earlier release does not say of which they are. */
export const ofEdition = (documents: readonly DocumentSummary[], edition: DeskFilters['edition']) =>
  documents.filter(({ editions }) => edition === 'both' || editions === undefined || editions.includes(edition))

const byText = (one: string | null, other: string | null) => (one ?? '').localeCompare(other ?? '')
const orders: Record<DeskFilters['sort'], (one: DocumentSummary, other: DocumentSummary) => number> = {
  // As the server sends them.
  match: () => 0,
  place: () => 0,
  title: (one, other) => byText(one.title, other.title),
  published: (one, other) => byText(other.publishedAt, one.publishedAt),
  checked: (one, other) => byText(one.checkedOn, other.checkedOn),
  age: (one, other) => (other.readingAge ?? 0) - (one.readingAge ?? 0),
}

export interface FoundDocument {
  document: DocumentSummary
  /** Why the search has found it; null without one. */
  hit: DocumentHit | null
}

/** The documents that these filters show, in their order. `hits` is what the search has found; null without one. */
export function filterDocuments(
  documents: readonly DocumentSummary[],
  { edition, area, kind, show, flags, sort }: DeskFilters,
  hits: readonly DocumentHit[] | null,
): FoundDocument[] {
  const hitOf = new Map(hits?.map((hit) => [hit.id, hit]))
  const isKnownArea = documents.some((document) => document.area === area)
  const shown = ofEdition(documents, edition).filter(
    (document) =>
      (!isKnownArea || document.area === area) &&
      (kind === 'all' || document.kind === kind) &&
      shows[show](document) &&
      flags.every((flag) => flagged[flag](document)) &&
      (hits === null || hitOf.has(document.id)),
  )
  const found = shown.toSorted(orders[sort]).map((document) => ({ document, hit: hitOf.get(document.id) ?? null }))
  if (sort !== 'match' || hits === null) return found
  const rank = new Map(hits.map(({ id }, at) => [id, at]))
  return found.toSorted((one, other) => (rank.get(one.document.id) ?? 0) - (rank.get(other.document.id) ?? 0))
}

/** Each area once, in the order of the product. */
export const listAreas = (documents: readonly DocumentSummary[]) => [...new Set(documents.map(({ area }) => area))]

/** How many documents a state or a flag would show. */
export const countShown = (documents: readonly DocumentSummary[], show: DeskFilters['show']) =>
  documents.filter(shows[show]).length
export const countFlagged = (documents: readonly DocumentSummary[], flag: Flag) =>
  documents.filter(flagged[flag]).length

/** Whether the list is narrowed at all; its order and edition are no matter. */
export const isNarrowed = ({ query, area, kind, show, flags }: DeskFilters) =>
  isSearch(query) || area !== '' || kind !== 'all' || show !== 'all' || flags.length > 0
