import type { SessionPlace } from '@stepwise/shared/contracts'
import { signOutEverywhereRequested } from '@stepwise/shared/session'
import { Alert, Button, hintAnnounced, LoadingWords, Skeleton } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { Card } from '../../features/layout/Card.tsx'
import { useFocusAfterRemoval } from '../../features/layout/use-focus-after-removal.ts'
import styles from './SessionsCard.module.css'
import { $sessions, $sessionsProblem, sessionEndRequested, sessionsOpened } from './sessions.model.ts'

/** Where the person is signed in, with a sign-out for each place. */
export function SessionsCard() {
  const [sessions, problem, opened, signOutEverywhere] = useUnit([
    $sessions,
    $sessionsProblem,
    sessionsOpened,
    signOutEverywhereRequested,
  ])
  useEffect(() => opened(), [opened])
  const list = useRef<HTMLUListElement>(null)
  useFocusAfterRemoval(list, sessions)
  return (
    <Card title="Where you are signed in">
      {problem && (
        <Alert color="red" variant="outline" role="alert">
          <p className="ui-below-12">{problem}</p>
          {sessions === null && (
            <Button variant="default" onClick={() => opened()}>
              Try again
            </Button>
          )}
        </Alert>
      )}
      {sessions === null && !problem && (
        <>
          <LoadingWords />
          <div className="ui-grid ui-gap-4 ui-list" aria-busy="true">
            <Skeleton height={56} />
            <Skeleton height={56} />
          </div>
        </>
      )}
      {sessions && (
        <>
          <ul ref={list} className="ui-grid ui-gap-4 ui-list">
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
          <div className={styles.everywhere}>
            <Button variant="outline" data-dangerous onClick={() => signOutEverywhere()}>
              Sign out everywhere
            </Button>
            <p className="ui-flat ui-muted">This signs you out here too.</p>
          </div>
        </>
      )}
    </Card>
  )
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' })

function SessionRow({ session }: { session: SessionPlace }) {
  const [end, announce] = useUnit([sessionEndRequested, hintAnnounced])
  const endIt = () => {
    end(session)
    announce(`Signing out of ${session.device}`)
  }
  return (
    <li className={styles.row} data-row={session.id}>
      <div>
        <p className="ui-flat ui-strong">{session.device}</p>
        <p className="ui-flat ui-muted">
          {session.isCurrent ? 'This device, now' : `Last used ${day.format(new Date(session.lastSeenAt))}`}
        </p>
      </div>
      {!session.isCurrent && (
        <Button variant="subtle" onClick={endIt} aria-label={`Sign out of ${session.device}`}>
          Sign out
        </Button>
      )}
    </li>
  )
}
