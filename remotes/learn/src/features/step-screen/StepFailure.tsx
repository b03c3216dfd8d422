import { useWindowEvent } from '@mantine/hooks'
import { headingFocusWanted } from '@stepwise/shared/routing'
import { Button, PageHeading } from '@stepwise/shared/ui'
import { IconCloudOff } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { useRef } from 'react'
import { stepRetried } from '../step/step.model.ts'
import styles from './StepUnreached.module.css'

/** docs/product/steps-and-player.md#step-unreached */
export function StepUnreached() {
  const onRetry = useUnit(stepRetried)
  const card = useRef<HTMLElement>(null)
  const retry = () => {
    // The focus in this card disappears with it: the heading of the step takes it. A focus elsewhere stays.
    if (card.current?.contains(document.activeElement)) headingFocusWanted()
    onRetry()
  }
  useWindowEvent('online', retry)
  return (
    <article ref={card} className={styles.card}>
      <IconCloudOff className={styles.icon} size={44} stroke={1.5} aria-hidden />
      <PageHeading className={styles.heading}>This step could not be reached</PageHeading>
      <p className={styles.words}>
        There is no way to the network just now. What you have done is kept on this device, and this step opens by
        itself when you are back online.
      </p>
      <Button onClick={retry}>Try again</Button>
    </article>
  )
}
