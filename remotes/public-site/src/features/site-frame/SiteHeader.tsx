import { edition } from '@stepwise/shared/edition'
import { Link, NavLink, paths } from '@stepwise/shared/routing'
import { ActionIcon, Logo } from '@stepwise/shared/ui'
import { IconMenu2 } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { EntryButton } from './EntryButton.tsx'
import { navItems } from './nav-items.ts'
import styles from './SiteHeader.module.css'

// Most visitors never open it, and it brings the overlays with it.
const loadDrawer = () => import('./SiteDrawer.tsx')
const SiteDrawer = lazy(loadDrawer)

/** Top of every public page: the product's name, the pages, the way in; a drawer on narrow screens. */
export function SiteHeader() {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const open = () => {
    setOpened(true)
    setOpen(true)
  }
  return (
    <header className={styles.root}>
      <div className={styles.inner}>
        <Link to={paths.landing.href({})} className={styles.title}>
          <Logo />
          {edition.productTitle}
        </Link>
        <nav aria-label="Main" className={styles.nav}>
          <ul className={styles.links}>
            {navItems.map(({ label, to }) => (
              <li key={to}>
                <NavLink to={to} end className={styles.link}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
          <EntryButton />
        </nav>
        <ActionIcon
          className={styles.burger}
          aria-label="Menu"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={open}
          onPointerEnter={loadDrawer}
          onFocus={loadDrawer}
        >
          <IconMenu2 size={26} stroke={1.75} aria-hidden />
        </ActionIcon>
        {wasOpened && (
          <Suspense>
            <SiteDrawer isOpen={isOpen} onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </div>
    </header>
  )
}
