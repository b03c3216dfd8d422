import type { EditableDocument } from '@stepwise/shared/contracts'
import { edition } from '@stepwise/shared/edition'
import { HelpLink } from '@stepwise/shared/help'
import { keepFocus, Link, paths, usePageTitle, useParams, useSearchParams } from '@stepwise/shared/routing'
import {
  Anchor,
  DisplaySettingsButton,
  LoadFailure,
  LoadingWords,
  PageHeading,
  Skeleton,
  Text,
} from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { watchTabs } from '../../features/draft/draft-channel.ts'
import { PreviewChoices } from '../../features/preview/PreviewChoices.tsx'
import { PreviewFrame } from '../../features/preview/PreviewFrame.tsx'
import {
  chosenQuery,
  firstChoicesFor,
  noPageWords,
  readChosen,
  shownWords,
  withText,
} from '../../features/preview/preview-choices.ts'
import styles from './PreviewPage.module.css'
import { $changes, $document, $loadFailure, changedElsewhere, previewOpened } from './preview.model.ts'

/** The preview of a document in a tab of its own (docs/product/content-desk.md#preview). */
export default function PreviewPage() {
  const { documentId = '' } = useParams()
  const { document, failure, open, change } = useUnit({
    document: $document,
    failure: $loadFailure,
    open: previewOpened,
    change: changedElsewhere,
  })
  useEffect(() => {
    open(documentId)
    return watchTabs(documentId, change)
  }, [documentId, open, change])
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      {document?.id === documentId ? (
        <Previewed document={document} />
      ) : failure === null ? (
        <>
          <LoadingWords />
          <Skeleton aria-hidden height={480} />
        </>
      ) : (
        <>
          <PageHeading>Preview</PageHeading>
          <LoadFailure message={`The document could not be loaded. ${failure}`} onRetry={() => open(documentId)} />
        </>
      )}
    </main>
  )
}

function Previewed({ document }: { document: EditableDocument }) {
  const { id, title, address } = document
  const [query, setQuery] = useSearchParams()
  const changes = useUnit($changes)
  usePageTitle(`Preview: ${title}`)
  const { chosen, number } = withText(readChosen(query, firstChoicesFor(document, edition.id)), document)
  return (
    <>
      <header className={styles.head}>
        <PageHeading className="ui-title">{`Preview of “${title}”`}</PageHeading>
        <Anchor component={Link} to={paths.contentDocument.href({ documentId: id })}>
          Edit it
        </Anchor>
        <DisplaySettingsButton />
        <HelpLink />
      </header>
      {address === null ? (
        <Text>{noPageWords}</Text>
      ) : (
        <>
          <PreviewChoices
            chosen={chosen}
            hasScheduled={number !== undefined}
            onChosen={(next) => setQuery(chosenQuery(next), { replace: true, state: keepFocus })}
          />
          <Text size="sm">{shownWords(chosen)}</Text>
          <PreviewFrame title={title} address={address} chosen={chosen} version={changes} />
        </>
      )}
    </>
  )
}
