import type { EditableDocument, Revision } from '@stepwise/shared/contracts'
import { messageFor } from '@stepwise/shared/http'
import { Button, Stack, Text } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { revisionTaken } from '../draft/choices.model.ts'
import { findNewest } from '../draft/draft.model.ts'
import { ConfirmDialog } from '../panel/ConfirmDialog.tsx'
import { Outcome } from '../panel/Outcome.tsx'
import type { PanelProps } from '../panel/panel-props.ts'
import { findScheduled } from '../panel/scheduled.ts'
import { Comparison } from './Comparison.tsx'
import { RevisionItem } from './RevisionItem.tsx'
import { againWords, isDiscarded, resetWords, revisionBefore, textAgain } from './revision-words.ts'
import { cancelRevisionFx, loadRevisionFx, restoreRevisionFx, type ScheduledChoice } from './revisions.model.ts'
import { ScheduledQuestion } from './ScheduledQuestion.tsx'
import type { Side } from './texts.tsx'

interface Question {
  number: number
  verb: string
  planned: NonNullable<ReturnType<typeof findScheduled>>
  occasion: number
}

/** Who published what, when and why; what changed; and the way back. */
export function HistoryPanel({ document, body, onDocumentChanged }: PanelProps) {
  const { restore, cancel, load, take, isRestoring, isCancelling } = useUnit({
    restore: restoreRevisionFx,
    cancel: cancelRevisionFx,
    load: loadRevisionFx,
    take: revisionTaken,
    isRestoring: restoreRevisionFx.pending,
    isCancelling: cancelRevisionFx.pending,
  })
  const [sides, setSides] = useState<{ before: Side; after: Side; occasion: number } | null>(null)
  const [outcome, setOutcome] = useState<{ words: string; occasion: number } | null>(null)
  const [isAsked, setAsked] = useState(false)
  /** What waits for the answer to what happens to the scheduled text. */
  const [question, setQuestion] = useState<Question | null>(null)
  const { id, revisions, revision } = document
  const reset = resetWords(document)
  const isBusy = isRestoring || isCancelling
  const tell = (words: string) => setOutcome((last) => ({ words, occasion: (last?.occasion ?? 0) + 1 }))

  const run = async (change: () => Promise<EditableDocument>, done: string) => {
    try {
      onDocumentChanged(await change())
      tell(done)
    } catch (error) {
      tell(`Nothing was changed. ${messageFor(error)}`)
    }
  }
  const bringBack = (number: number, verb: string) => {
    const planned = findScheduled(document)
    if (planned) return setQuestion((last) => ({ number, verb, planned, occasion: (last?.occasion ?? 0) + 1 }))
    return bringBackWith(number)
  }
  const bringBackWith = (number: number, scheduled?: ScheduledChoice) => {
    setQuestion(null)
    const chosen = scheduled && { scheduled }
    return run(
      () => restore({ id, number, base: findNewest(document), ...chosen }),
      `Done. ${againWords(number, document)}`,
    )
  }
  const edit = async (item: Revision) => {
    const { number } = item
    try {
      take({ base: isDiscarded(item) ? (item.restored ?? 0) : number, body: await load({ id, number }) })
      tell(`The text of revision ${number} is in the form.`)
    } catch (error) {
      tell(`Nothing was changed. ${messageFor(error)}`)
    }
  }
  const show = (before: Side, after: Side) =>
    setSides((last) => ({ before, after, occasion: (last?.occasion ?? 0) + 1 }))
  // With what readers saw then; what never went live, with what they see now.
  const compare = ({ number, state }: Revision) =>
    show(state === 'live' || state === 'past' ? revisionBefore(document, number) : revision, number)
  return (
    <Stack gap="lg">
      {outcome && <Outcome key={outcome.occasion} title={outcome.words} />}
      {question && (
        <ScheduledQuestion
          key={question.occasion}
          document={document}
          planned={question.planned}
          verb={question.verb}
          text={textAgain(question.number, document)}
          from={revision}
          onChosen={(choice) => bringBackWith(question.number, choice)}
          onClose={() => setQuestion(null)}
        />
      )}
      {revisions.length === 0 && (
        <Text>{`Nothing has been published here yet: ${document.isCreated ? 'no one sees this page' : 'readers see the file'}.`}</Text>
      )}
      <ol className="ui-grid ui-gap-12 ui-list" reversed>
        {revisions.map((item) => (
          <RevisionItem
            key={item.number}
            revision={item}
            document={document}
            isBusy={isBusy}
            onCompare={() => compare(item)}
            actions={{
              live: () => bringBack(revisionBefore(document), 'Take back'),
              past: () => bringBack(item.number, 'Restore'),
              scheduled: () => run(() => cancel({ id, number: item.number }), `Revision ${item.number} is cancelled.`),
              cancelled: () => edit(item),
            }}
          />
        ))}
      </ol>
      <div className="ui-wrap ui-gap-8">
        {sides === null && (
          <Button variant="default" onClick={() => show(revision, 'form')}>
            Compare texts
          </Button>
        )}
        {revision > 0 && !document.isHidden && (
          <Button
            variant="default"
            onClick={() => (findScheduled(document) ? bringBack(0, reset.action) : setAsked(true))}
          >
            {reset.action}
          </Button>
        )}
      </div>
      {sides && (
        <Comparison
          key={sides.occasion}
          document={document}
          body={body}
          before={sides.before}
          after={sides.after}
          onChange={(changed) => setSides({ ...sides, ...changed })}
        />
      )}
      <ConfirmDialog
        title={`${reset.action}?`}
        action={reset.action}
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false)
          void bringBack(0, reset.action)
        }}
      >
        <Text>{`${reset.consequence} What was published stays in the history and can be restored.`}</Text>
      </ConfirmDialog>
    </Stack>
  )
}
