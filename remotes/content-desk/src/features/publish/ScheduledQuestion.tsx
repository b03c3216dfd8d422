import type { DocumentBody, EditableDocument } from '@stepwise/shared/contracts'
import { formatMoment } from '@stepwise/shared/dates'
import { messageFor } from '@stepwise/shared/http'
import { Button, Group, Text } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { partDifferences } from '../blocks/body-parts.ts'
import { mergeBodies, type Side } from '../draft/merge-bodies.ts'
import type { findScheduled } from '../history/revision-words.ts'
import { loadRevisionFx } from '../history/revisions.model.ts'
import { personWords } from '../panel/moment-words.ts'
import { Outcome } from '../panel/Outcome.tsx'
import type { Publication } from './publish.model.ts'

export interface ScheduledQuestionProps {
  document: EditableDocument
  planned: NonNullable<ReturnType<typeof findScheduled>>
  publication: Publication
  send: (publication: Publication) => unknown
  onClose: () => void
}

/** What becomes of the text that is scheduled already, asked before another one is published (docs/product/content-desk.md#scheduled). */
export function ScheduledQuestion({ document, planned, publication, send, onClose }: ScheduledQuestionProps) {
  const load = useUnit(loadRevisionFx)
  const [both, setBoth] = useState<string[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const { id, kind, revision } = document
  const { body, from, publishAt } = publication
  const isLater = publishAt !== null

  const add = async (preferred?: Side) => {
    const find = (number: number) => (number === revision ? document.body : load({ id, number }))
    let texts: [DocumentBody, DocumentBody]
    try {
      texts = await Promise.all([find(from), find(planned.number)])
    } catch (error) {
      return setFailure(messageFor(error))
    }
    const [base, theirs] = texts
    const merged = mergeBodies({ base, mine: body, theirs }, preferred)
    if (merged.conflicts.length > 0 && preferred === undefined) {
      const { differences } = partDifferences(kind, body, theirs, merged.conflicts)
      return setBoth(differences.map(({ name }) => name))
    }
    send(
      isLater
        ? { ...publication, body: merged.body, scheduled: 'cancel' }
        : { ...publication, scheduled: { body: merged.body } },
    )
  }
  return (
    <Outcome title={`Another text is scheduled for ${formatMoment(planned.publishAt)} (your time)`}>
      {both.length > 0 ? (
        <>
          <Text>{bothWords(both)}</Text>
          <Group>
            <Button onClick={() => add('mine')}>Take what is in the form</Button>
            <Button variant="default" onClick={() => add('theirs')}>
              Take what is scheduled
            </Button>
          </Group>
        </>
      ) : (
        <>
          <Text>{questionWords(planned, isLater)}</Text>
          <Group>
            <Button onClick={() => add()}>
              {isLater ? 'Add the scheduled text to this one' : 'Publish, and add this change to it'}
            </Button>
            {!isLater && (
              <Button variant="default" onClick={() => send({ ...publication, scheduled: 'keep' })}>
                Publish, and keep it as it is
              </Button>
            )}
            <Button variant="default" onClick={() => send({ ...publication, scheduled: 'cancel' })}>
              {isLater ? 'Schedule this one instead' : 'Publish, and cancel it'}
            </Button>
            <Button variant="default" onClick={onClose}>
              Not yet
            </Button>
          </Group>
        </>
      )}
      {failure && <Text role="alert">{`Nothing was changed. ${failure}`}</Text>}
    </Outcome>
  )
}

function questionWords({ author }: ScheduledQuestionProps['planned'], isLater: boolean): string {
  const whose = `It was scheduled by ${personWords(author)}, and does not have this change.`
  return isLater
    ? `${whose} Only one text can be scheduled.`
    : `${whose} If you keep it as it is, readers lose this change at that time.`
}

function bothWords(names: readonly string[]): string {
  const list = new Intl.ListFormat('en-GB').format(names.map((name) => `“${name}”`))
  return `Both texts change ${list}. Choose which to take. All other changes are in it, from both texts.`
}
