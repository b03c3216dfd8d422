import { HelpLink } from '@stepwise/shared/help'
import { Lazy, lazyComponent, preloadPart } from '@stepwise/shared/lazy'
import { nameInPreview } from '@stepwise/shared/preview'
import { NavLink } from '@stepwise/shared/routing'
import { ActionIcon, DisplaySettingsButton, useBarHeight, WithScripts } from '@stepwise/shared/ui'
import { BrandLink } from '@stepwise/shared/ui/brand'
import { IconMenu2 } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { EntryButton } from './EntryButton.tsx'
import { navItems } from './nav-items.ts'
import styles from './SiteHeader.module.css'

// Lazy: most visitors never open it, and it loads the code of overlays.
const siteDrawer = lazyComponent(() => import(/* webpackChunkName: "site-drawer" */ './SiteDrawer.tsx'))
const preloadDrawer = () => preloadPart(siteDrawer)

export function SiteHeader() {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const bar = useRef<HTMLElement>(null)
  useBarHeight(bar)
  const open = () => {
    setOpened(true)
    setOpen(true)
  }
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: it is the page's banner, which may have a name
    <header ref={bar} className={styles.root} data-stays aria-label={nameInPreview('Top bar')}>
      <div className={styles.inner}>
        <BrandLink />
        <nav aria-label="Main" className={styles.nav}>
          <ul className="ui-gap-8 ui-list ui-flex">
            {navItems.map(({ label, to }) => (
              <li key={to}>
                <NavLink to={to} end className={styles.link ?? ''}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
          <EntryButton />
        </nav>
        <WithScripts>
          <DisplaySettingsButton look="bar" />
        </WithScripts>
        <HelpLink />
        <WithScripts>
          <ActionIcon
            className={styles.burger}
            aria-label="Menu"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={open}
            onPointerEnter={preloadDrawer}
            onFocus={preloadDrawer}
          >
            <IconMenu2 size={26} stroke={1.75} aria-hidden />
          </ActionIcon>
        </WithScripts>
        {wasOpened && <Lazy part={siteDrawer} title="The menu" props={{ isOpen, onClose: () => setOpen(false) }} />}
      </div>
    </header>
  )
}
