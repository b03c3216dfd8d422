import { edition } from '@stepwise/shared/edition'
import { nameInPreview } from '@stepwise/shared/preview'
import { Link } from '@stepwise/shared/routing'
import { IconButton, Logo, useBarHeight } from '@stepwise/shared/ui'
import { IconMenu2 } from '@tabler/icons-react'
import { useRef } from 'react'
import { useRegistry } from '../registry/RegistryContext.tsx'
import { listSlots, slotTitle } from '../registry/registry.ts'
import { Slot } from '../remotes/Slot.tsx'
import { AvatarMenu } from './AvatarMenu.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'
import styles from './TopBar.module.css'
import type { SideMenuHandle } from './use-side-menu.ts'

interface TopBarProps {
  menu: SideMenuHandle
}

const ownSlots = ['topbar.search', 'topbar.accessibility'] as const

/** Product title, search, accessibility button, theme toggle, avatar menu, and what remotes bring. */
export function TopBar({ menu }: TopBarProps) {
  const registry = useRegistry()
  const bar = useRef<HTMLElement>(null)
  useBarHeight(bar)
  const brought = listSlots(registry, 'topbar').filter((slot) => !ownSlots.some((own) => own === slot))
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: it is the page's banner, which may have a name
    <header ref={bar} className={styles.bar} aria-label={nameInPreview('Top bar')}>
      {!menu.isPersistent && (
        <IconButton
          ref={menu.button}
          onClick={menu.open}
          aria-label="Open menu"
          aria-haspopup="dialog"
          aria-expanded={menu.isOpen}
        >
          <IconMenu2 aria-hidden />
        </IconButton>
      )}
      <Link to={edition.home} className={styles.title ?? ''} data-tip>
        <Logo />
        <span className={styles.name} translate="no">
          {edition.productTitle}
        </span>
      </Link>
      <div className={styles.search}>
        <Slot name="topbar.search" title="Search" />
      </div>
      <div className={styles.tools}>
        <Slot name="topbar.accessibility" title="Accessibility" />
        {brought.map((slot) => (
          <Slot key={slot} name={slot} title={slotTitle(registry, slot)} />
        ))}
        <ThemeToggle />
        <AvatarMenu />
      </div>
    </header>
  )
}
