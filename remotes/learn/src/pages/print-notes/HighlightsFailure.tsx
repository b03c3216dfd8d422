import { Button, Text } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { $loadFailure, loadHighlightsFx } from '../../features/highlights/highlights.model.ts'
import styles from './PrintNotesPage.module.css'

/** Says that the highlights are missing in the notebook; nothing when they are there. */
export function HighlightsFailure() {
  const [failure, onRetry] = useUnit([$loadFailure, loadHighlightsFx])
  if (failure === null) return null
  return (
    <div role="alert" className={styles.loading}>
      <Text>{`Your highlights could not be loaded. ${failure}`}</Text>
      <Button variant="default" onClick={() => onRetry()}>
        Try again
      </Button>
    </div>
  )
}
