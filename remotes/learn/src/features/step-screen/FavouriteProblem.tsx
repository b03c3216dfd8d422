import { Alert } from '@stepwise/shared/ui'
import { IconCloudOff } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { $favouriteFailure } from '../step/favourite.model.ts'
import { $favouriteWaiting } from '../step/favourite-waiting.model.ts'
import styles from './FavouriteProblem.module.css'

/** Why the favourite mark on screen is not saved; nothing when it is. */
export function FavouriteProblem() {
  const [failure, waiting] = useUnit([$favouriteFailure, $favouriteWaiting])
  if (failure !== null) {
    return (
      <Alert
        role="alert"
        color="red"
        variant="outline"
        bg="var(--color-surface)"
        mb="md"
        title="Your favourites were not changed"
      >
        {failure}
      </Alert>
    )
  }
  if (waiting === null) return null
  return (
    <p className={styles.waiting}>
      <IconCloudOff size={20} stroke={1.75} aria-hidden />
      <span>{waiting}</span>
    </p>
  )
}
