import type { DocumentSummary } from '@stepwise/shared/contracts'
import { edition } from '@stepwise/shared/edition'
import { keepFocus, useLocation, useSearchParams } from '@stepwise/shared/routing'
import { LoadFailure, LoadingWords, PageHeading, Skeleton, Stack, Text } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { NewPage } from '../../features/created-page/NewPage.tsx'
import { RetiredPages } from '../../features/created-page/RetiredPages.tsx'
import styles from './DeskPage.module.css'
import { DocumentFilters } from './DocumentFilters.tsx'
import { DocumentList, listHeadingId } from './DocumentList.tsx'
import { $documents, $loadFailure, deskOpened, queryChanged } from './desk.model.ts'
import { type DeskFilters, isNarrowed, readFilters, withChanges, writeFilters } from './desk-filters.ts'
import { FileProblems } from './FileProblems.tsx'
import { Reports } from './Reports.tsx'
import { Today } from './Today.tsx'

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
  const { state } = useLocation()
  const changeQuery = useUnit(queryChanged)
  const addressed = readFilters(search, edition.id)
  // The router draws in its own time: the field shows at once what is typed.
  const [query, setQuery] = useState(addressed.query)
  const filters = readFilters(withQuery(search, query), edition.id)
  // A link to this very page, as in the menu, brings other filters; what is typed comes back later than the next key.
  const isTyped = state?.keepFocus === true
  useEffect(() => {
    if (!isTyped) setQuery(addressed.query)
  }, [isTyped, addressed.query])
  useEffect(() => {
    changeQuery(query)
  }, [query, changeQuery])
  const change = (changes: Partial<DeskFilters>) => {
    const changed = withChanges(filters, changes)
    setQuery(changed.query)
    // The list changes and not the page: Back leads to where the person was before the desk.
    setSearch(writeFilters(changed, edition.id), { replace: true, state: keepFocus })
  }
  // What was pressed is gone then.
  const showList = (changes: Partial<DeskFilters>) => {
    change(changes)
    document.getElementById(listHeadingId)?.focus()
  }
  return (
    <>
      <DocumentFilters documents={documents} filters={filters} onChange={change} />
      {!isNarrowed(filters) && <Today documents={documents} edition={filters.edition} onShowAll={showList} />}
      {filters.flags.includes('reported') && <Reports />}
      <RetiredPages onBack={reload} />
      <DocumentList documents={documents} filters={addressed} onShow={showList} />
    </>
  )
}

function withQuery(search: URLSearchParams, query: string): URLSearchParams {
  const typed = new URLSearchParams(search)
  typed.set('search', query)
  return typed
}
