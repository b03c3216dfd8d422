import type { DocumentBody, EditableDocument } from '@stepwise/shared/contracts'
import { messageFor } from '@stepwise/shared/http'
import { Link, paths } from '@stepwise/shared/routing'
import { Anchor, announced, Text } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { type ReactNode, useRef, useState } from 'react'
import { $isDiscardable, revisionTaken } from '../draft/choices.model.ts'
import { $base } from '../draft/draft.model.ts'
import { revisionBefore } from '../history/revision-words.ts'
import { cancelRevisionFx, loadRevisionFx } from '../history/revisions.model.ts'
import { ConfirmDialog } from '../panel/ConfirmDialog.tsx'
import { findScheduled } from '../panel/scheduled.ts'
import styles from './DocumentVersions.module.css'
import { Version, VersionButton } from './Version.tsx'
import { type ShownVersion, VersionDialog } from './VersionDialog.tsx'
import { draftWords, liveWords, scheduledWords } from './version-words.ts'

interface DocumentVersionsProps {
  document: EditableDocument
  /** In the form. */
  body: DocumentBody
  onDocumentChanged: (document: EditableDocument) => void
  /** What can be done with the draft besides. */
  children: ReactNode
}

/** What there is of a document: what readers see, the draft, and what is scheduled (docs/product/content-desk.md#versions). */
export function DocumentVersions({ document, body, onDocumentChanged, children }: DocumentVersionsProps) {
  const [isDraft, base] = useUnit([$isDiscardable, $base])
  const [shown, setShown] = useState<ShownVersion | null>(null)
  const { planned, isAsked, failure, list, ...scheduled } = useScheduled(document, isDraft, onDocumentChanged)
  const live = liveWords(document)
  const draft = draftWords(document, base)
  const waiting = planned && scheduledWords(planned)
  const hasLive = document.revisions.some(({ state }) => state === 'live')
  const isScheduledInForm = planned !== undefined && planned.number === base && isDraft
  return (
    <div>
      <ul ref={list} tabIndex={-1} className={styles.versions} aria-label="Versions of this document">
        <Version
          {...live}
          isInForm={!isDraft}
          onRead={() => setShown({ title: live.title, text: document.revision })}
          onCompare={
            hasLive
              ? () => setShown({ title: live.title, text: document.revision, before: revisionBefore(document) })
              : undefined
          }
        >
          {document.address !== null && !document.isHidden && (
            <Anchor component={Link} to={document.address}>
              Open the page
            </Anchor>
          )}
        </Version>
        {isDraft && (
          <Version
            {...draft}
            isInForm
            onRead={() => setShown({ title: draft.title, text: 'form' })}
            onCompare={() => setShown({ title: draft.title, text: 'form', before: document.revision })}
          >
            {children}
          </Version>
        )}
        {planned && waiting && (
          <Version
            {...waiting}
            isInForm={false}
            onRead={() => setShown({ title: waiting.title, text: planned.number })}
            onCompare={() => setShown({ title: waiting.title, text: planned.number, before: document.revision })}
          >
            {!isScheduledInForm && <VersionButton words="Edit" title={waiting.title} onPress={scheduled.edit} />}
            <VersionButton words="Cancel it" title={waiting.title} onPress={scheduled.cancel} />
            {document.address !== null && (
              <Anchor href={scheduledPreviewHref(document)} target="_blank" rel="noopener">
                Preview in a new tab
              </Anchor>
            )}
          </Version>
        )}
      </ul>
      {failure && (
        <Text role="alert" c="var(--color-danger)">
          {`Nothing was changed. ${failure}`}
        </Text>
      )}
      <VersionDialog document={document} body={body} shown={shown} onClose={() => setShown(null)} />
      <ConfirmDialog
        title="Edit this text instead of the draft?"
        action="Edit this text"
        isOpen={isAsked}
        onClose={scheduled.close}
        onConfirm={scheduled.take}
      >
        <Text>The form has a draft. This text takes its place, and Undo brings the draft back.</Text>
      </ConfirmDialog>
    </div>
  )
}

const scheduledPreviewHref = ({ id }: EditableDocument) =>
  `${paths.contentPreview.href({ documentId: id })}?text=scheduled`

/** What can be done with the text that is scheduled. Its buttons go with it, so that the list takes the focus. */
function useScheduled(
  document: EditableDocument,
  isDraft: boolean,
  onDocumentChanged: DocumentVersionsProps['onDocumentChanged'],
) {
  const { load, cancel, take, announce } = useUnit({
    load: loadRevisionFx,
    cancel: cancelRevisionFx,
    take: revisionTaken,
    announce: announced,
  })
  const [isAsked, setAsked] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const planned = findScheduled(document)
  const { id } = document

  const run = async (change: (number: number) => Promise<unknown>) => {
    setAsked(false)
    setFailure(null)
    if (!planned) return
    try {
      await change(planned.number)
      list.current?.focus()
    } catch (error) {
      setFailure(messageFor(error))
    }
  }
  const edit = () => run(async (number) => take({ base: number, body: await load({ id, number }) }))
  return {
    planned,
    isAsked,
    failure,
    list,
    edit: () => (isDraft ? setAsked(true) : void edit()),
    take: () => void edit(),
    close: () => setAsked(false),
    cancel: () =>
      void run(async (number) => {
        onDocumentChanged(await cancel({ id, number }))
        announce('Cancelled. The text stays in the history.')
      }),
  }
}
