import { Alert, Button, Group } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { formatWaiting } from '../outbox/format-waiting.ts'
import { $failedChange, changeRetried } from './highlights.model.ts'
import { highlightsOutbox } from './unsaved-highlights.model.ts'

const shown = { color: 'red', variant: 'outline', bg: 'var(--color-surface)', mb: 'md' } as const

/** What could not be saved of the highlights of a step, where they are, with another try. */
export function HighlightProblems({ stepId }: { stepId: string }) {
  const { entries, failed, onRetry, onDiscard, onRetryChange } = useUnit({
    entries: highlightsOutbox.$entries,
    failed: $failedChange,
    onRetry: highlightsOutbox.retried,
    onDiscard: highlightsOutbox.discarded,
    onRetryChange: changeRetried,
  })
  const unsaved = Object.values(entries).filter(({ payload, failures }) => payload.stepId === stepId && failures > 0)
  return (
    <>
      {unsaved.map((entry) => {
        const { key, payload, state, problem } = entry
        const isRejected = state === 'rejected'
        const title = isRejected ? 'Your highlight was not saved' : 'Your highlight is not saved yet'
        return (
          <Alert key={key} role="alert" title={title} {...shown}>
            <q dir="auto">{shorten(payload.quote)}</q>
            <p>{isRejected ? problem : formatWaiting('It', entry)}</p>
            <Group gap="sm">
              <Button variant="default" onClick={() => onRetry(key)}>
                Try again
              </Button>
              {isRejected && (
                <Button variant="default" onClick={() => onDiscard(key)}>
                  Discard
                </Button>
              )}
            </Group>
          </Alert>
        )
      })}
      {failed && failed.kind !== 'rename' && (
        <Alert role="alert" title={failedMessages[failed.kind]} {...shown}>
          <p>{failed.message}</p>
          <Button variant="default" onClick={() => onRetryChange()}>
            Try again
          </Button>
        </Alert>
      )}
    </>
  )
}

const failedMessages = { remove: 'Your highlight was not removed', recolour: 'The colour was not changed' }

const shorten = (text: string) => (text.length > 100 ? `${text.slice(0, 100)}…` : text)
