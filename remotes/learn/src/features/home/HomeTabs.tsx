import { keepFocus, Link, useNavigate } from '@stepwise/shared/routing'
import { indexByArrowKey } from '@stepwise/shared/ui'
import { type KeyboardEvent, type MouseEvent, useEffect } from 'react'
import styles from './HomeTabs.module.css'
import { type HomeTab, homeTabs, panelId, tabId } from './home-tabs.ts'
import { rememberTabFocus, restoreTabFocus } from './tab-focus.ts'

/** Links, because each tab has an address, with the roles and keys of tabs: docs/product/homes.md#tab-keyboard */
export function HomeTabs({ selected }: { selected: HomeTab }) {
  const navigate = useNavigate()
  useEffect(restoreTabFocus, [])

  const onKeyDown = (event: KeyboardEvent<HTMLAnchorElement>, index: number) => {
    const next = indexByArrowKey(event.key, index, homeTabs.length)
    const tab = homeTabs[index]
    if (next === undefined && event.key !== ' ') return
    event.preventDefault()
    if (next !== undefined) return document.getElementById(tabId(homeTabs[next]?.id ?? selected))?.focus()
    if (!tab || tab.id === selected) return
    rememberTabFocus(tabId(tab.id))
    navigate(tab.to, { replace: true, state: keepFocus })
  }

  return (
    <div role="tablist" aria-label="What to work on" className={styles.list}>
      {homeTabs.map((tab, index) => (
        <Link
          key={tab.id}
          id={tabId(tab.id)}
          role="tab"
          aria-selected={tab.id === selected}
          aria-controls={tab.id === selected ? panelId(tab.id) : undefined}
          tabIndex={tab.id === selected ? 0 : -1}
          className={styles.tab}
          to={tab.to}
          replace
          state={keepFocus}
          onClick={(event) => tab.id !== selected && opensHere(event) && rememberTabFocus(tabId(tab.id))}
          onKeyDown={(event) => onKeyDown(event, index)}
        >
          {tab.label}
        </Link>
      ))}
    </div>
  )
}

const opensHere = (event: MouseEvent) => !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
