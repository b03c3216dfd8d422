import { Button, useBarHeight } from '@stepwise/shared/ui'
import { IconRefresh } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { useRef } from 'react'
import styles from '../connection/ConnectionBanner.module.css'
import { $connectionMessage } from '../connection/connection.model.ts'
import { returnFocus } from '../shell/Main.tsx'
import { $notice, loadChosen, noticeClosed } from './update-notice.model.ts'

/** Over any page, until it is closed: that and why the page should be loaded again. */
export function UpdateNotice() {
  const [words, connection] = useUnit([$notice, $connectionMessage])
  // The two have the same place.
  return words === null || connection !== null ? null : <Banner words={words} />
}

function Banner({ words }: { words: string }) {
  const [load, close] = useUnit([loadChosen, noticeClosed])
  const banner = useRef<HTMLElement>(null)
  // Other notices are above it, and what it covers can be scrolled clear of it.
  useBarHeight(banner, '--connection-height', 12)
  return (
    <aside ref={banner} className={styles.banner} aria-label="Update">
      <IconRefresh className={styles.icon} size={22} stroke={1.75} aria-hidden />
      <p className={styles.words}>{words}</p>
      <Button flex="none" onClick={() => load()}>
        Load again
      </Button>
      <Button
        variant="default"
        flex="none"
        onClick={() => {
          close()
          returnFocus(null)
        }}
      >
        Not now
      </Button>
    </aside>
  )
}
