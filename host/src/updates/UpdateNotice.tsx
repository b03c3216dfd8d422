import { Button } from '@stepwise/shared/ui'
import { IconCircleCheck } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import styles from '../connection/ConnectionBanner.module.css'
import { $connectionMessage } from '../connection/connection.model.ts'
import { returnFocus } from '../shell/Main.tsx'
import { $reloadNotice, noticeClosed } from './update-notice.model.ts'

/** Over any page, until it is closed: why the page was loaded again. */
export function UpdateNotice() {
  const [words, connection, close] = useUnit([$reloadNotice, $connectionMessage, noticeClosed])
  // The two have the same place.
  if (words === null || connection !== null) return null
  return (
    <aside className={styles.banner} aria-label="Update">
      <IconCircleCheck className={styles.icon} size={22} stroke={1.75} aria-hidden />
      <p className={styles.words}>{words}</p>
      <Button
        variant="default"
        flex="none"
        onClick={() => {
          close()
          returnFocus(null)
        }}
      >
        Close
      </Button>
    </aside>
  )
}
