import type { DocumentBody, EditableDocument } from '@stepwise/shared/contracts'
import { messageFor } from '@stepwise/shared/http'
import { Button, Group, Text } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { partDifferences } from '../blocks/body-parts.ts'
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

/** What becomes of the text that is scheduled already, asked before readers see another one (docs/product/content-desk.md#scheduled). */
export function ScheduledQuestion(props: ScheduledQuestionProps) {
  const { document, planned, verb, text, from, onChosen, onClose } = props
  const load = useUnit(loadRevisionFx)
  const [both, setBoth] = useState<string[]>([])
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
      const { differences } = partDifferences(kind, mine, theirs, merged.conflicts)
      return setBoth(differences.map(({ name }) => name))
    }
    onChosen({ body: merged.body })
  }
  return (
    <Outcome title={anotherScheduledWords(planned)}>
      {both.length > 0 ? (
        <>
          <Text>{bothWords(both)}</Text>
          <Group>
            <Button onClick={() => add('mine')}>
              {typeof text === 'number' ? 'Take what readers see then' : 'Take what is in the form'}
            </Button>
            <Button variant="default" onClick={() => add('theirs')}>
              Take what is scheduled
            </Button>
          </Group>
        </>
      ) : (
        <>
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

function questionWords({ planned: { author }, verb, text }: ScheduledQuestionProps): string {
  const by = `It was scheduled by ${personWords(author)}`
  if (text === null) return `${by}. If you keep it as it is, readers see this page again at that time.`
  const whose = `${by}, and does not have this change.`
  return verb === null
    ? `${whose} Only one text can be scheduled.`
    : `${whose} If you keep it as it is, readers lose this change at that time.`
}

function bothWords(names: readonly string[]): string {
  const list = new Intl.ListFormat('en-GB').format(names.map((name) => `“${name}”`))
  return `Both texts change ${list}. Choose which to take. All other changes are in it, from both texts.`
}
