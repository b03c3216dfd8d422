import type { MenuItem } from '@stepwise/shared/contracts'
import { nameInPreview } from '@stepwise/shared/preview'
import { Link, matchRoute, useLocation } from '@stepwise/shared/routing'
import { $personFacts } from '@stepwise/shared/session'
import { shell } from '@stepwise/shared/shell'
import { useUnit } from 'effector-react'
import { useRegistry } from '../registry/RegistryContext.tsx'
import { listMenu } from '../registry/registry.ts'
import { MenuIcon } from './MenuIcon.tsx'
import { MenuLayer } from './MenuLayer.tsx'
import styles from './SideMenu.module.css'
import type { Choice, SideMenuHandle } from './use-side-menu.ts'

interface SideMenuProps {
  menu: SideMenuHandle
}

type PersonFacts = Parameters<Parameters<typeof $personFacts.map>[0]>[0]

/** The main navigation: the entries of the live remotes for this edition and this person. */
export function SideMenu({ menu }: SideMenuProps) {
  const facts = useUnit($personFacts)
  const items = listMenu(useRegistry()).filter((item) => isShown(item, facts))
  const navigation = (afterChoice: (choice: Choice) => void) => (
    <nav id="side-menu" aria-label={nameInPreview('Main') ?? 'Main'} className={styles.menu}>
      <ul className="ui-grid ui-gap-4 ui-list">
        {items.map((item) => (
          <li key={item.label}>
            <MenuEntry item={item} onChoice={afterChoice} />
          </li>
        ))}
      </ul>
    </nav>
  )
  if (menu.isPersistent) return navigation(() => {})
  return menu.isOpen ? <MenuLayer menu={menu}>{navigation}</MenuLayer> : null
}

function isShown(item: MenuItem, facts: PersonFacts): boolean {
  switch (item.condition) {
    case 'always':
      return true
    case 'has-wellbeings':
      return facts.hasWellbeings
    case 'is-content-manager':
      return facts.role === 'content_manager'
    case 'is-qa':
      return facts.role === 'qa'
  }
}

/** Whether the page is at or below one of these addresses. */
function useIsWithin(addresses: readonly string[]): boolean {
  const { pathname } = useLocation()
  return addresses.some((address) => matchRoute(`${address}/*`, pathname) !== undefined)
}

function MenuEntry({ item, onChoice }: { item: MenuItem; onChoice: (choice: Choice) => void }) {
  const open = useUnit(shell.slotOpened)
  const { to, opens, covers = [] } = item
  const isCurrent = useIsWithin(to ? [to, ...covers] : [])
  const content = (
    <>
      <MenuIcon icon={item.icon} />
      <span>{item.label}</span>
    </>
  )
  if (to) {
    // A key or the middle button asks for another tab: then this page stays as it is.
    const choosePage = (event: React.MouseEvent) => {
      if (!event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) onChoice('page')
    }
    return (
      <Link to={to} className={styles.entry} onClick={choosePage} aria-current={isCurrent ? 'page' : undefined}>
        {content}
      </Link>
    )
  }
  const choose = () => {
    onChoice('panel')
    if (opens) open(opens)
  }
  return (
    <button type="button" className={styles.entry} onClick={choose}>
      {content}
    </button>
  )
}
