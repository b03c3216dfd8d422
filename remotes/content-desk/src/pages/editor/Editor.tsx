import type { EditableDocument } from '@stepwise/shared/contracts'
import { Link, paths, usePageTitle } from '@stepwise/shared/routing'
import { Anchor, Group, PageHeading, Stack } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useRef } from 'react'
import { BlockList } from '../../features/blocks/BlockList.tsx'
import { DocumentFields } from '../../features/blocks/DocumentFields.tsx'
import { fieldRequested, findingsShown } from '../../features/blocks/findings.model.ts'
import { PagePlace } from '../../features/created-page/PagePlace.tsx'
import { $body, $version, documentChanged } from '../../features/draft/draft.model.ts'
import { EditorFrame } from '../../features/editor-frame/EditorFrame.tsx'
import { usePanels } from '../../features/editor-frame/use-panels.ts'
import { LinkedFrom } from '../../features/links/LinkedFrom.tsx'
import { OpenAtPlace } from '../../features/place/OpenAtPlace.tsx'
import { useReportCount } from '../../features/reports/report-count.ts'
import { listRequested } from '../../features/reports/reports.model.ts'
import { UndoButtons } from '../../features/undo/UndoButtons.tsx'
import { useUndoKeys } from '../../features/undo/use-undo-keys.ts'
import { DocumentVersions } from '../../features/versions/DocumentVersions.tsx'
import { ConflictDialog } from './ConflictDialog.tsx'
import { DiscardDraft } from './DiscardDraft.tsx'
import { DraftStatus } from './DraftStatus.tsx'
import { EditorNotices } from './EditorNotices.tsx'
import { RecoveredTexts } from './RecoveredTexts.tsx'

/** The form of a document that is loaded, with the panels beside it. */
export function Editor({ document }: { document: EditableDocument }) {
  const { body, version, changeDocument, goToField, showFindings, loadReports } = useUnit({
    body: $body,
    version: $version,
    changeDocument: documentChanged,
    goToField: fieldRequested,
    showFindings: findingsShown,
    loadReports: listRequested,
  })
  const panels = usePanels()
  const reports = useReportCount(document)
  const showReports = () => {
    loadReports(document.id)
    panels.choose('Check')
  }
  const form = useRef<HTMLDivElement>(null)
  useUndoKeys(form)
  usePageTitle(`Edit: ${document.title}`)
  return (
    <Stack gap="md">
      <div>
        <Anchor component={Link} to={paths.contentDesk.href({})}>
          All content
        </Anchor>
        <PageHeading>{`Edit “${document.title}”`}</PageHeading>
      </div>
      <Group gap="md">
        <DraftStatus />
        <UndoButtons />
      </Group>
      <DocumentVersions document={document} body={body} onDocumentChanged={changeDocument}>
        <DiscardDraft />
      </DocumentVersions>
      <EditorNotices document={document} reports={reports} onShowReports={showReports} />
      <ConflictDialog />
      <EditorFrame
        document={document}
        body={body}
        draftVersion={version}
        onDocumentChanged={changeDocument}
        onChecked={showFindings}
        goToField={goToField}
        shown={panels}
        reports={reports}
      >
        <Stack gap="xl" ref={form}>
          <DocumentFields document={document} />
          {document.kind === 'page' && <BlockList />}
          <OpenAtPlace />
          <RecoveredTexts kind={document.kind} />
          <LinkedFrom document={document} />
          {document.isCreated && <PagePlace document={document} onDocumentChanged={changeDocument} />}
        </Stack>
      </EditorFrame>
    </Stack>
  )
}
