import { useWindowEvent } from '@mantine/hooks'
import { countUnkept } from '@stepwise/shared/drafts'
import { headingFocusWanted } from '@stepwise/shared/routing'
import { Button, PageHeading } from '@stepwise/shared/ui'
import { IconAlertCircle, IconCloudOff } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { type ReactNode, useRef } from 'react'
import { stepRetried } from '../step/step.model.ts'
import styles from './StepFailure.module.css'

/** docs/product/steps-and-player.md#step-unreached */
export function StepUnreached() {
  return (
    <StepFailure
      icon={<IconCloudOff className={styles.icon} size={44} stroke={1.5} aria-hidden />}
      heading="This step could not be reached"
      retriesOnline
    >
      <p className={styles.words}>
        {countUnkept() === 0
          ? 'No answer has come from Stepwise. What you have done is kept on this device. If you are offline, this step opens by itself when you are back.'
          : 'No answer has come from Stepwise, and this device cannot keep what you have done: leave this page open. If you are offline, this step opens by itself when you are back.'}
      </p>
    </StepFailure>
  )
}

/** docs/product/steps-and-player.md#step-refused */
export function StepProblem({ message }: { message: string }) {
  return (
    <StepFailure
      icon={<IconAlertCircle className={styles.icon} size={44} stroke={1.5} aria-hidden />}
      heading="This step could not be loaded"
    >
      <p role="alert" className={styles.words}>
        {message}
      </p>
    </StepFailure>
  )
}

interface StepFailureProps {
  icon: ReactNode
  heading: string
  /** It tries again by itself when the network is back. */
  retriesOnline?: boolean
  children: ReactNode
}

/** In the place of a step that could not be loaded. */
function StepFailure({ icon, heading, retriesOnline = false, children }: StepFailureProps) {
  const onRetry = useUnit(stepRetried)
  const card = useRef<HTMLElement>(null)
  const retry = () => {
    // The focus in this card disappears with it: the heading of the step takes it. A focus elsewhere stays.
    if (card.current?.contains(document.activeElement)) headingFocusWanted()
    onRetry()
  }
  useWindowEvent('online', () => retriesOnline && retry())
  return (
    <article ref={card} className={styles.card}>
      {icon}
      <PageHeading className={styles.heading}>{heading}</PageHeading>
      {children}
      <Button onClick={retry}>Try again</Button>
    </article>
  )
}
