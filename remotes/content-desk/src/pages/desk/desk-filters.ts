import type { DocumentSummary } from '@stepwise/shared/contracts'
import { foldText } from '@stepwise/shared/contracts/fold-text'

/** The filters of the desk, by their name in the address; with the words that a person chooses. */
export const showOptions = {
  all: 'All documents',
  draft: 'With a draft',
  scheduled: 'Scheduled',
  published: 'Published here',
  hidden: 'Not public',
  due: 'Due for a check',
  broken: 'With broken links',
  reported: 'Reported by readers',
} as const
export const sortOptions = {
  place: 'Place in the product',
  title: 'Title',
  published: 'Last published',
  checked: 'Longest since a check',
  age: 'Hardest to read',
} as const

export interface DeskFilters {
  query: string
  /** Empty for all. */
  area: string
  show: keyof typeof showOptions
  sort: keyof typeof sortOptions
}

const keyIn = <Options extends object>(options: Options, key: string | null, otherwise: keyof Options) =>
  key !== null && Object.hasOwn(options, key) ? (key as keyof Options) : otherwise

/** The filters as they are in the address: whoever comes back finds the same list. */
export function readFilters(search: URLSearchParams): DeskFilters {
  return {
    query: search.get('search') ?? '',
    area: search.get('area') ?? '',
    show: keyIn(showOptions, search.get('show'), 'all'),
    sort: keyIn(sortOptions, search.get('sort'), 'place'),
  }
}

/** Only what differs from the beginning is in the address. */
export function writeFilters({ query, area, show, sort }: DeskFilters): Record<string, string> {
  return {
    ...(query !== '' && { search: query }),
    ...(area !== '' && { area }),
    ...(show !== 'all' && { show }),
    ...(sort !== 'place' && { sort }),
  }
}

const shows: Record<DeskFilters['show'], (document: DocumentSummary) => boolean> = {
  all: () => true,
  draft: ({ draftBy }) => draftBy !== null,
  scheduled: ({ scheduledFor }) => scheduledFor !== null,
  published: ({ revision }) => revision > 0,
  hidden: ({ isHidden }) => isHidden === true,
  due: ({ isDue }) => isDue,
  broken: ({ brokenLinks }) => brokenLinks > 0,
  reported: ({ reports }) => reports > 0,
}

const byText = (one: string | null, other: string | null) => (one ?? '').localeCompare(other ?? '')
const orders: Record<DeskFilters['sort'], (one: DocumentSummary, other: DocumentSummary) => number> = {
  // As the server sends them.
  place: () => 0,
  title: (one, other) => byText(one.title, other.title),
  published: (one, other) => byText(other.publishedAt, one.publishedAt),
  checked: (one, other) => byText(one.checkedOn, other.checkedOn),
  age: (one, other) => (other.readingAge ?? 0) - (one.readingAge ?? 0),
}

/** The documents that these filters show, in their order. Each word of the query must be in the title or the area. */
export function filterDocuments(
  documents: readonly DocumentSummary[],
  { query, area, show, sort }: DeskFilters,
): DocumentSummary[] {
  const words = foldText(query).split(' ').filter(Boolean)
  return documents
    .filter((document) => {
      const text = foldText(`${document.title} ${document.area}`)
      return (
        (area === '' || document.area === area) && shows[show](document) && words.every((word) => text.includes(word))
      )
    })
    .toSorted(orders[sort])
}

/** Each area once, in the order of the product. */
export const listAreas = (documents: readonly DocumentSummary[]) => [...new Set(documents.map(({ area }) => area))]

/** How many documents each filter would show. */
export const countShown = (documents: readonly DocumentSummary[], show: DeskFilters['show']) =>
  documents.filter(shows[show]).length
