import { type keepFocus, useLocation } from '@stepwise/shared/routing'
import { PageHeading, Skeleton } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { type ReactNode, useEffect } from 'react'
import { ContinueLink } from './ContinueLink.tsx'
import styles from './HomeFrame.module.css'
import { HomeTabs } from './HomeTabs.tsx'
import { $greeting, homeOpened } from './home.model.ts'
import { type HomeTab, panelId, tabId } from './home-tabs.ts'
import { TourButton } from './TourButton.tsx'

interface HomeFrameProps {
  tab: HomeTab
  /** The tab's content is there: skeletons until then. */
  isReady: boolean
  children: ReactNode
}

/** What both tabs of the home share: the greeting, the guided tour, the step to go on with, the tabs (spec 2.4). */
export function HomeFrame({ tab, isReady, children }: HomeFrameProps) {
  const [greeting, opened] = useUnit([$greeting, homeOpened])
  useEffect(() => opened(), [opened])
  // A person who has only changed the tab has read the greeting; it stays while the other tab loads.
  const isSamePage = (useLocation().state as Partial<typeof keepFocus> | null)?.keepFocus === true
  return (
    <div className={styles.home}>
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
        {children}
      </div>
    </div>
  )
}
