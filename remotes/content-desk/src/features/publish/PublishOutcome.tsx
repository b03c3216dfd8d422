import type { DocumentBody, EditableDocument, Finding } from '@stepwise/shared/contracts'
import { formatMoment } from '@stepwise/shared/dates'
import { Link } from '@stepwise/shared/routing'
import { Anchor, Button, Group, Text } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { FindingList } from '../check/FindingList.tsx'
import { summaryWords } from '../check/finding-words.ts'
import { $dismissedLinks } from '../check/unchecked-links.model.ts'
import { withoutDismissed } from '../check/unchecked-links.ts'
import { LazyDifferences } from '../difference/LazyDifferences.tsx'
import { ScheduledQuestion, type ScheduledQuestionProps } from '../history/ScheduledQuestion.tsx'
import { personWords } from '../panel/moment-words.ts'
import { Outcome } from '../panel/Outcome.tsx'

/** The outcome of publishing. */
export type PublishOutcomeKind =
  | { kind: 'blocked'; findings: Finding[] }
  | { kind: 'warned'; findings: Finding[]; goOn: () => unknown }
  | {
      kind: 'conflict'
      current: EditableDocument
      body: DocumentBody
      publishOver: () => unknown
      add: () => unknown
      keep: () => void
    }
  | { kind: 'published'; document: EditableDocument; findings: Finding[]; takeBack: () => unknown }
  | { kind: 'scheduled'; publishAt: string; cancel: () => unknown }
  | ({ kind: 'asked' } & ScheduledQuestionProps)
  | { kind: 'message'; words: string }

interface PublishOutcomeProps {
  outcome: PublishOutcomeKind
  goToField: (path: string) => void
  onClose: () => void
}

export function PublishOutcome({ outcome, goToField, onClose }: PublishOutcomeProps) {
  const dismissed = useUnit($dismissedLinks)
  switch (outcome.kind) {
    case 'blocked':
      return (
        <Outcome title="Not published: the check has found errors">
          <Text>{summaryWords(outcome.findings, dismissed)}</Text>
          <FindingList findings={outcome.findings} goToField={goToField} />
        </Outcome>
      )
    case 'warned': {
      const isAnyLeft = withoutDismissed(outcome.findings, dismissed).length > 0
      return (
        <Outcome title="Not published yet: the check has warnings">
          <Text>{`${summaryWords(outcome.findings, dismissed)}${isAnyLeft ? ' You may publish with them.' : ''}`}</Text>
          <FindingList findings={outcome.findings} goToField={goToField} />
          <Group>
            <Button onClick={outcome.goOn}>{isAnyLeft ? 'Publish with these warnings' : 'Publish it'}</Button>
            <Button variant="default" onClick={onClose}>
              Not yet
            </Button>
          </Group>
        </Outcome>
      )
    }
    case 'conflict': {
      const { publishedBy, publishedAt, body } = outcome.current
      const who = publishedBy ? personWords(publishedBy) : 'Someone'
      return (
        <Outcome title="Not published: the text has changed in the meantime">
          <Text>
            {`It was changed by ${who}${publishedAt ? ` on ${formatMoment(publishedAt)}` : ''}. From that text to yours:`}
          </Text>
          <LazyDifferences before={body} after={outcome.body} />
          <Group>
            <Button onClick={outcome.add}>Put both changes in the form</Button>
            <Button variant="default" onClick={outcome.publishOver}>
              Publish mine instead
            </Button>
            <Button variant="default" onClick={outcome.keep}>
              Leave it as it is
            </Button>
          </Group>
        </Outcome>
      )
    }
    case 'published':
      return (
        <Outcome title="Published. Readers will see it on their next visit.">
          <Group>
            {outcome.document.address !== null && (
              <Anchor component={Link} to={outcome.document.address}>
                View it
              </Anchor>
            )}
            <Button variant="default" onClick={outcome.takeBack}>
              Take back
            </Button>
          </Group>
          {outcome.findings.length > 0 && <FindingList findings={outcome.findings} goToField={goToField} />}
        </Outcome>
      )
    case 'scheduled':
      return (
        <Outcome title={`Scheduled for ${formatMoment(outcome.publishAt)} (your time)`}>
          <Text>Until then readers see what they see now. The form shows that text too.</Text>
          <div>
            <Button variant="default" onClick={outcome.cancel}>
              Cancel it
            </Button>
          </div>
        </Outcome>
      )
    case 'asked':
      return <ScheduledQuestion {...outcome} />
    case 'message':
      return <Outcome title={outcome.words} />
  }
}
