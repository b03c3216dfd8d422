import type { DocumentSummary } from '@stepwise/shared/contracts'
import { formatCount } from '@stepwise/shared/counts'
import { keepFocus, useSearchParams } from '@stepwise/shared/routing'
import {
  Button,
  EmptyState,
  hintAnnounced,
  LoadFailure,
  LoadingWords,
  PageHeading,
  Skeleton,
  Stack,
  Text,
} from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { NewPage } from '../../features/created-page/NewPage.tsx'
import { RetiredPages } from '../../features/created-page/RetiredPages.tsx'
import styles from './DeskPage.module.css'
import { DocumentFilters } from './DocumentFilters.tsx'
import { DocumentTable } from './DocumentTable.tsx'
import { $documents, $loadFailure, deskOpened } from './desk.model.ts'
import { type DeskFilters, filterDocuments, readFilters, writeFilters } from './desk-filters.ts'
import { FileProblems } from './FileProblems.tsx'
import { Reports } from './Reports.tsx'

export default function DeskPage() {
  const { documents, failure, open } = useUnit({ documents: $documents, failure: $loadFailure, open: deskOpened })
  useEffect(() => {
    open()
  }, [open])
  return (
    <Stack gap="lg">
      <PageHeading>Content</PageHeading>
      <Text className={styles.lead ?? ''}>
        Everything readers see that you can change. They see what you publish on their next visit.
      </Text>
      <NewPage />
      <FileProblems />
      {documents ? (
        <Desk documents={documents} reload={open} />
      ) : (
        failure === null && (
          <>
            <LoadingWords />
            <Skeleton aria-hidden height={480} radius={12} />
          </>
        )
      )}
      {failure !== null && (
        <LoadFailure
          message={`${documents ? 'The list may be out of date.' : 'The documents could not be loaded.'} ${failure}`}
          onRetry={open}
        />
      )}
    </Stack>
  )
}

function Desk({ documents, reload }: { documents: DocumentSummary[]; reload: () => void }) {
  const [search, setSearch] = useSearchParams()
  // The router draws in its own time: the field shows at once what is typed.
  const [query, setQuery] = useState(() => readFilters(search).query)
  const filters = { ...readFilters(search), query }
  // Typing stays quick while a long list is rendered again.
  const address = useDeferredValue(search.toString())
  const shown = useMemo(
    () => filterDocuments(documents, readFilters(new URLSearchParams(address))),
    [documents, address],
  )
  const change = (changes: Partial<DeskFilters>) => {
    const changed = { ...filters, ...changes }
    setQuery(changed.query)
    // The list changes and not the page: Back leads to where the person was before the desk.
    setSearch(writeFilters(changed), { replace: true, state: keepFocus })
  }
  const count =
    shown.length === documents.length
      ? formatCount(shown.length, 'document')
      : `${shown.length} of ${formatCount(documents.length, 'document')}`
  useCountAnnounced(count)
  return (
    <>
      <Reports isOpen={filters.show === 'reported'} />
      <RetiredPages onBack={reload} />
      <DocumentFilters documents={documents} filters={filters} onChange={change} />
      <section aria-labelledby="document-count">
        <h2 id="document-count" className="ui-lead ui-below-12">
          {count}
        </h2>
        {shown.length > 0 ? (
          <DocumentTable documents={shown} />
        ) : (
          <EmptyState
            message="No documents found."
            hint="Try other words, or show everything."
            action={
              <Button variant="default" onClick={() => change({ query: '', area: '', show: 'all' })}>
                Show all documents
              </Button>
            }
          />
        )}
      </section>
    </>
  )
}

/** ms after the last change: no one hears a count for each key. */
const announceDelay = 500

function useCountAnnounced(count: string) {
  const announce = useUnit(hintAnnounced)
  useEffect(() => {
    const timer = setTimeout(() => announce(count), announceDelay)
    return () => clearTimeout(timer)
  }, [count, announce])
}
