import { Alert } from '@stepwise/shared/ui'
import { IconCloudOff } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import styles from './FavouriteTrouble.module.css'
import { $favouriteFailure, $isFavouriteWaiting } from './favourite.model.ts'

/** What stands between the favourite mark on screen and the server; nothing when all is well. */
export function FavouriteTrouble() {
  const [failure, isWaiting] = useUnit([$favouriteFailure, $isFavouriteWaiting])
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
  if (!isWaiting) return null
  return (
    <p className={styles.waiting}>
      <IconCloudOff size={20} stroke={1.75} aria-hidden />
      Your favourites could not be saved yet. The change is kept on this device, and we keep trying.
    </p>
  )
}
