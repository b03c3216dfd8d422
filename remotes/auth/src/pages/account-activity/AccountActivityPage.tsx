import type { AccountEvent } from '@stepwise/shared/contracts'
import { Link, paths } from '@stepwise/shared/routing'
import { Anchor, Button, EmptyState, LoadingWords, PageHeading, Skeleton, Title } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { PartFailure } from '../../features/layout/PartFailure.tsx'
import styles from './AccountActivityPage.module.css'
import { $activity, $activityProblem, activityOpened, fetchMoreFx, moreRequested } from './account-activity.model.ts'
import { type EventDay, eventsByDay } from './event-days.ts'
import { formatCircumstances, formatEvent } from './format-event.ts'

/** /dashboard/settings/account/activity: what happened to the account (docs/product/own-account.md#activity). */
export default function AccountActivityPage() {
  const [activity, problem, opened] = useUnit([$activity, $activityProblem, activityOpened])
  useEffect(() => opened(), [opened])
  return (
    <div className={styles.root} data-column="text">
      <p className="ui-strong">
        <Anchor component={Link} to={paths.account.href({})} className="ui-inline ui-target">
          Your account
        </Anchor>
      </p>
      <PageHeading>Account activity</PageHeading>
      <p>
        What has happened on your account, latest first. Network addresses are shortened after 30 days, and everything
        is deleted after a year.
      </p>
      <p>
        {'Was something here not you? '}
        <Anchor component={Link} to={paths.account.href({})}>
          Choose a new password
        </Anchor>
        {' and '}
        <Anchor component={Link} to={paths.profile.href({})}>
          sign out elsewhere
        </Anchor>
        .
      </p>
      {activity === null && problem === null && (
        <>
          <LoadingWords />
          <div className={styles.waiting} aria-busy="true">
            <Skeleton height={56} />
            <Skeleton height={56} />
            <Skeleton height={56} />
          </div>
        </>
      )}
      {activity === null && problem !== null && (
        <section aria-label="Activity">
          <PartFailure message={problem} onRetry={() => opened()} />
        </section>
      )}
      {activity !== null &&
        (activity.events.length === 0 ? (
          <EmptyState message="No activity yet." hint="Sign-ins and changes to your account are listed here." />
        ) : (
          <Events {...activity} />
        ))}
    </div>
  )
}

interface EventsProps {
  events: AccountEvent[]
  hasMore: boolean
}

function Events({ events, hasMore }: EventsProps) {
  const [isLoading, problem, showMore] = useUnit([fetchMoreFx.pending, $activityProblem, moreRequested])
  const list = useRef<HTMLDivElement>(null)
  useFocusOnFirstNew(list, events)
  return (
    <>
      <div ref={list} className={styles.days}>
        {eventsByDay(events, new Date()).map((day) => (
          <Day key={day.events[0]?.id} day={day} />
        ))}
      </div>
      {problem !== null && (
        <p role="alert" className="ui-danger ui-strong">
          {problem}
        </p>
      )}
      {hasMore && (
        <Button variant="default" aria-disabled={isLoading || undefined} onClick={() => showMore()}>
          {isLoading ? 'Loading…' : 'Show more'}
        </Button>
      )}
    </>
  )
}

function Day({ day: { name, events } }: { day: EventDay }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.day}>
      <Title order={2} id={id} size="h4">
        {name}
      </Title>
      <ul className={styles.events}>
        {events.map((event) => (
          <li key={event.id} className={styles.event} data-event={event.id} tabIndex={-1}>
            <p className="ui-strong">{formatEvent(event)}</p>
            <p className="ui-muted">{formatCircumstances(event)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** "Show more" goes, or moves down: the first of the new events takes the focus. */
function useFocusOnFirstNew(list: React.RefObject<HTMLElement | null>, events: AccountEvent[]) {
  const shown = useRef(events)
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = events
    const isLonger = events.length > before.length && events[0]?.id === before[0]?.id
    const firstNew = isLonger ? events[before.length] : undefined
    if (firstNew) list.current?.querySelector<HTMLElement>(`[data-event="${CSS.escape(firstNew.id)}"]`)?.focus()
  }, [list, events])
}
