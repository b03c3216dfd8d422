import { useWindowEvent } from '@mantine/hooks'
import { countUnstored } from '@stepwise/shared/drafts'
import { headingFocusWanted, Link } from '@stepwise/shared/routing'
import { Button, PageHeading } from '@stepwise/shared/ui'
import { IconAlertCircle, IconCloudOff } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { useRef } from 'react'
import { type StepFailure as Failure, stepRetried } from '../step/step.model.ts'
import styles from './StepFailure.module.css'

interface StepFailureProps {
  failure: Failure
  /** Where 'Go to Dashboard' leads, where no list of steps beside the card has it. */
  dashboard: string | null
}

/** In the place of a step that could not be loaded: docs/product/steps-and-player.md#step-unreached, #step-refused */
export function StepFailure({ failure: { what, isUnreached, message }, dashboard }: StepFailureProps) {
  const onRetry = useUnit(stepRetried)
  const card = useRef<HTMLElement>(null)
  const retry = () => {
    // The focus in this card disappears with it: the heading of the step takes it. A focus elsewhere stays.
    if (card.current?.contains(document.activeElement)) headingFocusWanted()
    onRetry()
  }
  useWindowEvent('online', () => isUnreached && retry())
  const Icon = isUnreached ? IconCloudOff : IconAlertCircle
  return (
    <article ref={card} className={styles.card}>
      <Icon className="ui-muted" size={44} stroke={1.5} aria-hidden />
      <PageHeading className={styles.heading}>
        {`${what} could not be ${isUnreached ? 'reached' : 'loaded'}`}
      </PageHeading>
      {isUnreached ? (
        <p className={styles.words}>{formatUnreached()}</p>
      ) : (
        <p role="alert" className={styles.words}>
          {message}
        </p>
      )}
      <div className="ui-wrap ui-gap-12">
        <Button onClick={retry}>Try again</Button>
        {dashboard !== null && (
          <Button component={Link} to={dashboard} variant="default">
            Go to Dashboard
          </Button>
        )}
      </div>
    </article>
  )
}

const formatUnreached = () =>
  countUnstored() === 0
    ? 'Stepwise did not answer. What you have done is safe on this device. If you are offline, this page will open when you are back.'
    : 'Stepwise did not answer, and this device cannot save what you have done: leave this page open. If you are offline, it will reload when you are back.'
