import { nameInPreview, preview } from '@stepwise/shared/preview'
import { $openSlot, $pinnedSlots } from '@stepwise/shared/shell'
import { SkipLink } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { PrivacyChoicesPlace } from '../consent/PrivacyChoicesPlace.tsx'
import { QaPlace } from '../qa/QaPlace.tsx'
import { useRegistry } from '../registry/RegistryContext.tsx'
import { listSlots, slotTitle } from '../registry/registry.ts'
import { LeaveBoundary } from '../remotes/LeaveBoundary.tsx'
import { RequestedSlot } from '../remotes/RequestedSlot.tsx'
import { Slot } from '../remotes/Slot.tsx'
import { ErasureBanner } from './ErasureBanner.tsx'
import main from './Main.module.css'
import { MainGiven } from './Main.tsx'
import { PageFoot } from './PageFoot.tsx'
import styles from './Shell.module.css'
import { SideMenu } from './SideMenu.tsx'
import { TopBar } from './TopBar.tsx'
import { useSideMenu } from './use-side-menu.ts'

interface ShellProps {
  children: ReactNode
}

/** The frame of every signed-in page: fixed top bar, side menu, main, and the panels that remotes put over it. */
export function Shell({ children }: ShellProps) {
  const menu = useSideMenu()
  const [openSlot, pinnedSlots] = useUnit([$openSlot, $pinnedSlots])
  const registry = useRegistry()
  const statuses = pinnedSlots.filter((slot) => slot.startsWith('status.'))
  return (
    <div className={styles.shell} data-menu={menu.isPersistent ? 'persistent' : undefined}>
      <SkipLink />
      <PrivacyChoicesPlace />
      <TopBar menu={menu} />
      <SideMenu menu={menu} />
      <QaPlace />
      <LeaveBoundary>
        {!preview &&
          statuses.map((slot) => (
            <Slot key={slot} name={slot} title={slot === 'status.timer' ? 'Timer' : slotTitle(registry, slot)} />
          ))}
      </LeaveBoundary>
      <ErasureBanner />
      <main id="main" tabIndex={-1} aria-label={nameInPreview('Page')} className={main.column}>
        <MainGiven value={true}>
          <LeaveBoundary holdsPage>{children}</LeaveBoundary>
        </MainGiven>
        {!preview && <PageFoot />}
      </main>
      <LeaveBoundary>{openSlot && <RequestedSlot name={openSlot} />}</LeaveBoundary>
      {!preview && listSlots(registry, 'toast').map((slot) => <Slot key={slot} name={slot} />)}
    </div>
  )
}
