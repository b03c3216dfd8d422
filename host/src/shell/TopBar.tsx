import { edition } from '@stepwise/shared/edition'
import { nameInPreview } from '@stepwise/shared/preview'
import { Link } from '@stepwise/shared/routing'
import { ActionIcon, Logo } from '@stepwise/shared/ui'
import { IconMenu2, IconX } from '@tabler/icons-react'
import { Slot } from '../remotes/Slot.tsx'
import { AvatarMenu } from './AvatarMenu.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'
import styles from './TopBar.module.css'
import type { SideMenuHandle } from './use-side-menu.ts'

interface TopBarProps {
  menu: SideMenuHandle
}

/** Product title, search, accessibility button, theme toggle, avatar menu (docs/product/shell-and-search.md#top-bar). */
export function TopBar({ menu }: TopBarProps) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: it is the page's banner, which may have a name
    <header className={styles.bar} aria-label={nameInPreview('Top bar')}>
      {!menu.isPersistent && (
        <ActionIcon
          ref={menu.button}
          onClick={menu.toggle}
          aria-label={menu.isOpen ? 'Close menu' : 'Open menu'}
          aria-expanded={menu.isOpen}
          aria-controls="side-menu"
        >
          {menu.isOpen ? <IconX aria-hidden /> : <IconMenu2 aria-hidden />}
        </ActionIcon>
      )}
      <Link to={edition.home} className={styles.title ?? ''}>
        <Logo />
        <span className={styles.name}>{edition.productTitle}</span>
      </Link>
      <div className={styles.search}>
        <Slot name="topbar.search" title="Search" />
      </div>
      <div className={styles.tools}>
        <Slot name="topbar.accessibility" title="Accessibility" />
        <ThemeToggle />
        <AvatarMenu />
      </div>
    </header>
  )
}
