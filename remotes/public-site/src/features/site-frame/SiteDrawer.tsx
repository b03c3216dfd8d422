import { edition } from '@stepwise/shared/edition'
import { NavLink } from '@stepwise/shared/routing'
import { Drawer } from '@stepwise/shared/ui/overlays'
import { EntryButton } from './EntryButton.tsx'
import { navItems } from './nav-items.ts'
import styles from './SiteHeader.module.css'

interface SiteDrawerProps {
  isOpen: boolean
  onClose: () => void
}

/** The header's links on narrow screens. */
export default function SiteDrawer({ isOpen, onClose }: SiteDrawerProps) {
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="right"
      size={320}
      title={edition.productTitle}
      classNames={{ title: 'ui-strong' }}
      closeButtonProps={{ 'aria-label': 'Close menu', size: 44 }}
    >
      <nav aria-label="Main">
        <ul className={styles.drawerLinks}>
          {navItems.map(({ label, to }) => (
            <li key={to}>
              <NavLink to={to} end className={styles.link ?? ''} onClick={onClose}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
        <EntryButton fullWidth />
      </nav>
    </Drawer>
  )
}
