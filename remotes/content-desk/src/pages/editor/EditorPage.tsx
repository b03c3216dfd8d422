import { useParams } from '@stepwise/shared/routing'
import { LoadFailure, PageHeading, Stack } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { pageHidden } from '../../features/draft/autosave.model.ts'
import { $document, $loadFailure, $startKind, editorClosed, editorOpened } from '../../features/draft/draft.model.ts'
import { Editor } from './Editor.tsx'
import { EditorSkeleton } from './EditorSkeleton.tsx'

/** The editor of one document. */
export default function EditorPage() {
  const { documentId = '' } = useParams()
  const { document, start, failure, open, close, hide } = useUnit({
    document: $document,
    start: $startKind,
    failure: $loadFailure,
    open: editorOpened,
    close: editorClosed,
    hide: pageHidden,
  })
  useEffect(() => {
    open(documentId)
    return () => close()
  }, [documentId, open, close])
  useEffect(() => {
    const onChange = () => window.document.visibilityState === 'hidden' && hide()
    window.document.addEventListener('visibilitychange', onChange)
    return () => window.document.removeEventListener('visibilitychange', onChange)
  }, [hide])
  if (failure !== null) {
    return (
      <Stack gap="lg">
        <PageHeading>Edit a document</PageHeading>
        <LoadFailure message={`The document could not be loaded. ${failure}`} onRetry={() => open(documentId)} />
      </Stack>
    )
  }
  if (document?.id !== documentId || start === null) return <EditorSkeleton />
  return <Editor key={document.id} document={document} />
}
