import type { Selection } from '@stepwise/shared/contracts'
import { $personFacts } from '@stepwise/shared/session'
import { announced, Button } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { reloadPage } from '../reload-page.ts'
import { formatState, formatUntil } from './format-state.ts'
import styles from './Qa.module.css'
import { maySeeVersions, qaDialogOpened } from './qa.model.ts'
import { StopButton } from './StopButton.tsx'

const ended = 'This test has ended. This page still has the tested versions.'

/**
 * On a page with versions that are not live: which, until when, and the way back (docs/product/qa.md#banner). It takes no focus. When its
 * time is over it says so, and the page stays as it is, because someone may be writing.
 */
export function Banner({ selection: { parts, until, scenario = {} } }: { selection: Selection }) {
  const [{ role }, open, announce] = useUnit([$personFacts, qaDialogOpened, announced])
  const hasEnded = useHasPassed(until)
  useEffect(() => {
    if (hasEnded) announce(ended)
  }, [hasEnded, announce])

  const versions = parts.map(({ part, version }) => `${part} ${version}`).join(', ')
  const state = formatState(scenario)
  return (
    <section className={styles.region} aria-label="Test versions">
      <div className={styles.words}>
        <p>
          <span className="ui-bold">Test versions: </span>
          <span>{`${versions}${until && !hasEnded ? `, until ${formatUntil(until)}` : ''}`}</span>
        </p>
        {state && <p>{state}</p>}
        {hasEnded && <p>{ended}</p>}
      </div>
      <div className="ui-wrap ui-gap-8">
        {hasEnded ? (
          <Button onClick={() => reloadPage()}>Go back to the live version</Button>
        ) : (
          <StopButton>Stop</StopButton>
        )}
        {maySeeVersions(role) && (
          <Button variant="default" aria-haspopup="dialog" onClick={() => open('running')}>
            What am I running
          </Button>
        )}
      </div>
    </section>
  )
}

/** Whether this ISO time is over. After a computer has slept, this is checked when the page is seen again. */
function useHasPassed(until: string | undefined): boolean {
  const [now, setNow] = useState(() => Date.now())
  const end = until === undefined ? Number.POSITIVE_INFINITY : Date.parse(until)
  const hasPassed = now >= end
  useEffect(() => {
    if (hasPassed || end === Number.POSITIVE_INFINITY) return
    const look = () => setNow(Date.now())
    // A longer timer would ring at once.
    const timer = setTimeout(look, Math.min(end - Date.now(), 2 ** 31 - 1))
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [end, hasPassed])
  return hasPassed
}
