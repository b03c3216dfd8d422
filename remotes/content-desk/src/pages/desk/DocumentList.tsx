import type { DocumentHit, DocumentSummary } from '@stepwise/shared/contracts'
import { formatCount } from '@stepwise/shared/counts'
import { edition } from '@stepwise/shared/edition'
import { useClearedAnnounced } from '@stepwise/shared/search'
import { Button, EmptyState, findingsAnnounced, LoadFailure } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { DocumentTable } from './DocumentTable.tsx'
import { $found, $searchFailure, queryChanged } from './desk.model.ts'
import {
  type DeskFilters,
  filterDocuments,
  hasWords,
  isSearch,
  noFilters,
  readFilters,
  writeFilters,
} from './desk-filters.ts'

export const listHeadingId = 'document-count'

interface DocumentListProps {
  documents: readonly DocumentSummary[]
  filters: DeskFilters
  /** Shows something else than nothing, and moves the focus to the list. */
  onShow: (changes: Partial<DeskFilters>) => void
}

/** What the filters and the search show, with its count. What was found stays until the next search is answered. */
export function DocumentList({ documents, filters, onShow }: DocumentListProps) {
  const { found, failure, search } = useUnit({ found: $found, failure: $searchFailure, search: queryChanged })
  const query = filters.query.trim()
  const asksServer = isSearch(query) && hasWords(query)
  const isPending = asksServer && found?.query !== query
  const hits = asksServer ? found?.hits : isSearch(query) ? noHits : null
  // Typing stays quick while a long list is rendered again.
  const address = useDeferredValue(new URLSearchParams(writeFilters(filters, edition.id)).toString())
  const shown = useMemo(
    () => (hits === undefined ? null : filterDocuments(documents, readAddress(address), hits)),
    [documents, address, hits],
  )
  const count = shown && countWords(shown.length, documents.length)
  const isEmpty = shown?.length === 0
  useClearedAnnounced(query, count ?? '')
  useCountAnnounced(isPending ? null : count, isEmpty, query)
  return (
    <section aria-labelledby={listHeadingId} aria-busy={isPending && failure === null}>
      <h2 id={listHeadingId} tabIndex={-1} className="ui-lead ui-below-12">
        {count ?? (failure === null ? 'Searching…' : 'Documents')}
      </h2>
      {failure !== null && (
        <LoadFailure message={`The search did not work. ${failure}`} onRetry={() => search(filters.query)} />
      )}
      {shown && shown.length > 0 && <DocumentTable found={shown} query={found?.query ?? ''} />}
      {isEmpty && <NothingFound documents={documents} filters={filters} hits={hits ?? null} onShow={onShow} />}
    </section>
  )
}

const noHits: readonly DocumentHit[] = []

const readAddress = (address: string) => readFilters(new URLSearchParams(address), edition.id)

function NothingFound({
  documents,
  filters,
  hits,
  onShow,
}: DocumentListProps & { hits: readonly DocumentHit[] | null }) {
  const elsewhere = filterDocuments(documents, { ...filters, edition: 'both' }, hits).length
  if (elsewhere > 0) {
    return (
      <EmptyState
        message="No documents found in this edition."
        hint={`The other edition has ${elsewhere}.`}
        action={
          <Button variant="default" onClick={() => onShow({ edition: 'both' })}>
            Show both editions
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      message="No documents found."
      hint={emptyHint(filters.query)}
      action={
        <Button variant="default" onClick={() => onShow(noFilters(edition.id))}>
          Show all documents
        </Button>
      }
    />
  )
}

function emptyHint(query: string): string {
  if (!isSearch(query)) return 'Nothing fits these choices.'
  return hasWords(query) ? 'Try other words, or show everything.' : 'Signs alone find nothing. Type a word.'
}

const countWords = (shown: number, all: number) =>
  shown === all ? formatCount(all, 'document') : `${shown.toLocaleString('en-GB')} of ${formatCount(all, 'document')}`

/** ms after the last change: no one hears a count for each key. */
const announceDelay = 500

/**
 * Not the count with which the page opens: it would speak over the heading, and what has led here. Nor that after the search is emptied,
 * which `useClearedAnnounced` says.
 */
function useCountAnnounced(count: string | null, isNothing: boolean, query: string) {
  const announce = useUnit(findingsAnnounced)
  const last = useRef({ count, query })
  useEffect(() => {
    if (count === null) return
    const before = last.current
    last.current = { count, query }
    if (count === before.count || (query === '' && before.query !== '')) return
    const timer = setTimeout(() => announce({ text: count, isNothing }), announceDelay)
    return () => clearTimeout(timer)
  }, [count, isNothing, query, announce])
}
