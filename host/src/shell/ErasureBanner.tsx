import { formatLongDay } from '@stepwise/shared/dates'
import { preview } from '@stepwise/shared/preview'
import { $user } from '@stepwise/shared/session'
import { Button } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import styles from './ErasureBanner.module.css'
import { $isKept, $keepProblem, keepAccountFx, keepRequested, keptClosed, keptMessage } from './erasure.model.ts'
import { returnFocus } from './Main.tsx'

/** Above every page of a person whose account will be deleted, until it is (docs/product/own-account.md#deletion-undone). */
export function ErasureBanner() {
  const [user, isKept] = useUnit([$user, $isKept])
  if (preview || !user) return null
  if (user.eraseAt) return <Warning eraseAt={user.eraseAt} />
  return isKept ? <Kept /> : null
}

function Warning({ eraseAt }: { eraseAt: string }) {
  const [keep, isKeeping, problem] = useUnit([keepRequested, keepAccountFx.pending, $keepProblem])
  return (
    <aside className={styles.banner} aria-label="Your account">
      <p className="ui-flat ui-strong">{`Your account will be deleted on ${formatLongDay(eraseAt)}.`}</p>
      <Button aria-disabled={isKeeping || undefined} onClick={() => keep()}>
        {isKeeping ? 'Keeping it…' : 'Keep my account'}
      </Button>
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </aside>
  )
}

/** Takes the focus of the button that has gone. */
function Kept() {
  const close = useUnit(keptClosed)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus()
  }, [])
  return (
    <aside className={styles.banner} data-tone="kept" aria-label="Your account">
      <p className="ui-flat ui-strong">{keptMessage}</p>
      <Button
        ref={button}
        variant="default"
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
