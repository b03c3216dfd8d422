import type { DocumentBody, EditableDocument } from '@stepwise/shared/contracts'
import { formatMoment } from '@stepwise/shared/dates'
import { messageFor } from '@stepwise/shared/http'
import { Button, Group, Text } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { type PartDifference, partDifferences } from '../blocks/body-parts.ts'
import { PartPairs } from '../blocks/PartPairs.tsx'
import { mergeBodies, type Side } from '../draft/merge-bodies.ts'
import { personWords } from '../panel/moment-words.ts'
import { Outcome } from '../panel/Outcome.tsx'
import { anotherScheduledWords, type findScheduled } from '../panel/scheduled.ts'
import { loadRevisionFx, type ScheduledChoice } from './revisions.model.ts'

export interface ScheduledQuestionProps {
  document: EditableDocument
  planned: NonNullable<ReturnType<typeof findScheduled>>
  /** What readers are to see, when: “Publish”, “Take back”. Null when it is scheduled itself, which leaves room for one of the two. */
  verb: string | null
  /** The text that readers are to see, or the number of its revision; null when they are to see none. */
  text: DocumentBody | number | null
  /** The revision that it goes on from. */
  from: number
  onChosen: (choice: ScheduledChoice) => unknown
  onClose: () => void
}

/** What happens to the text that is scheduled already, asked before readers see another one (docs/product/content-desk.md#scheduled). */
export function ScheduledQuestion(props: ScheduledQuestionProps) {
  const { document, planned, verb, text, from, onChosen, onClose } = props
  const load = useUnit(loadRevisionFx)
  /** Parts that both texts change, each in another way. */
  const [both, setBoth] = useState<readonly PartDifference[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const { id, kind, revision } = document

  const add = async (preferred?: Side) => {
    if (text === null) return
    const find = (number: number) => (number === revision ? document.body : load({ id, number }))
    let texts: [DocumentBody, DocumentBody, DocumentBody]
    try {
      texts = await Promise.all([find(from), typeof text === 'number' ? find(text) : text, find(planned.number)])
    } catch (error) {
      return setFailure(messageFor(error))
    }
    const [base, mine, theirs] = texts
    const merged = mergeBodies({ base, mine, theirs }, preferred)
    if (merged.conflicts.length > 0 && preferred === undefined) {
      return setBoth(partDifferences(kind, mine, theirs, merged.conflicts).differences)
    }
    onChosen({ body: merged.body })
  }
  const notYet = (
    <Button variant="default" onClick={onClose}>
      Not yet
    </Button>
  )
  const problem = failure && <Text role="alert">{`Nothing was changed. ${failure}`}</Text>
  if (both.length > 0) {
    const isForm = typeof text !== 'number'
    return (
      // With a key of its own it takes the focus: what was pressed is gone.
      <Outcome key="both" title={bothWords(both)}>
        <Text>
          {`Choose which one ${verb === null ? 'to schedule' : `readers see from ${formatMoment(planned.publishAt)}`}. All other changes of both texts are in it.`}
        </Text>
        <PartPairs differences={both} mine={isForm ? 'In the form' : 'What readers see then'} theirs="Scheduled" />
        <Group>
          <Button onClick={() => add('mine')}>
            {isForm ? 'Take what is in the form' : 'Take what readers see then'}
          </Button>
          <Button variant="default" onClick={() => add('theirs')}>
            Take what is scheduled
          </Button>
          {notYet}
        </Group>
        {problem}
      </Outcome>
    )
  }
  return (
    <Outcome title={anotherScheduledWords(planned)}>
      <Text>{questionWords(props)}</Text>
      <Group>
        {text !== null && (
          <Button onClick={() => add()}>
            {verb === null ? 'Add the scheduled text to this one' : `${verb}, and add this change to it`}
          </Button>
        )}
        {verb !== null && (
          <Button variant="default" onClick={() => onChosen('keep')}>
            {`${verb}, and keep it as it is`}
          </Button>
        )}
        <Button variant="default" onClick={() => onChosen('cancel')}>
          {verb === null ? 'Schedule this one instead' : `${verb}, and cancel it`}
        </Button>
        {notYet}
      </Group>
      {problem}
    </Outcome>
  )
}

function questionWords({ planned: { author }, verb, text }: ScheduledQuestionProps): string {
  const by = `It was scheduled by ${personWords(author)}`
  if (text === null) return `${by}. If you keep it as it is, readers see this page again at that time.`
  const whose = `${by}, and does not have this change.`
  return verb === null
    ? `${whose} Only one text can be scheduled.`
    : `${whose} If you keep it as it is, readers lose this change at that time.`
}

function bothWords(differences: readonly PartDifference[]): string {
  const list = new Intl.ListFormat('en-GB').format(differences.map(({ name }) => `“${name}”`))
  return `Both texts change ${list}`
}
