import { Lazy } from '@stepwise/shared/lazy'
import { type keepFocus, useLocation } from '@stepwise/shared/routing'
import { PageHeading, Skeleton } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { type ReactNode, useEffect } from 'react'
import { dueRemindersPart } from '../reminder/due-reminders-part.ts'
import { $receivedReminders } from '../reminder/received-reminders.ts'
import { ContinueLink } from './ContinueLink.tsx'
import styles from './HomeFrame.module.css'
import { HomeTabs } from './HomeTabs.tsx'
import { $greeting, homeOpened } from './home.model.ts'
import { type HomeTab, panelId, tabId } from './home-tabs.ts'
import { TourButton } from './TourButton.tsx'

interface HomeFrameProps {
  tab: HomeTab
  /** The tab's content is loaded. Until then, skeletons are shown. */
  isReady: boolean
  children: ReactNode
}

/** What both tabs of the home share: docs/product/homes.md#home-frame */
export function HomeFrame({ tab, isReady, children }: HomeFrameProps) {
  const [greeting, reminders, opened] = useUnit([$greeting, $receivedReminders, homeOpened])
  useEffect(() => opened(), [opened])
  // After a change of the tab the greeting stays, because the person has read it already.
  const isSamePage = (useLocation().state as Partial<typeof keepFocus> | null)?.keepFocus === true
  return (
    <div className="ui-grid ui-gap-24">
      <div className={styles.top}>
        {greeting !== null && (isReady || isSamePage) ? (
          <PageHeading className={styles.heading}>{greeting}</PageHeading>
        ) : (
          <Skeleton aria-hidden width="fit-content">
            <p className={styles.heading}>{greeting ?? "Hi, let's begin..."}</p>
          </Skeleton>
        )}
        <TourButton />
      </div>
      <ContinueLink isLoading={!isReady} />
      <HomeTabs selected={tab} />
      <div role="tabpanel" id={panelId(tab)} aria-labelledby={tabId(tab)} aria-busy={!isReady}>
        {/* In the panel, whose skeletons it replaces with what is loaded: above the tabs it would move them. */}
        {reminders.length > 0 && <Lazy part={dueRemindersPart} title="What you wanted to try" props={{}} autoRetry />}
        {children}
      </div>
    </div>
  )
}
