import { Button } from '@stepwise/shared/ui'
import { IconCircleCheck } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import styles from '../connection/ConnectionBanner.module.css'
import { $connectionMessage } from '../connection/connection.model.ts'
import { returnFocus } from '../shell/Main.tsx'
import { $isMended, mendedRead, mendedWords } from './update-notice.model.ts'

/** Over any page, until it is closed: why the page was loaded again. */
export function UpdateNotice() {
  const [isMended, connection, close] = useUnit([$isMended, $connectionMessage, mendedRead])
  // The two have the same place.
  if (!isMended || connection !== null) return null
  return (
    <aside className={styles.banner} aria-label="Update">
      <IconCircleCheck className={styles.icon} size={22} stroke={1.75} aria-hidden />
      <p className={styles.words}>{mendedWords}</p>
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
