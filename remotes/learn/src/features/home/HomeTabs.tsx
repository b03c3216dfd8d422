import { keepFocus, Link, useNavigate } from '@stepwise/shared/routing'
import { indexByArrowKey } from '@stepwise/shared/ui'
import { type KeyboardEvent, type MouseEvent, useEffect } from 'react'
import styles from './HomeTabs.module.css'
import { type HomeTab, homeTabs, panelId, tabId } from './home-tabs.ts'

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

// The tabs of the home are two pages, so the host replaces the pressed tab with another element that has its id. The id is not in
// the history's state, because Back must not find it there.
let pressedId: string | null = null

/** The element with this id leads to the other page, where it gets the focus again. */
function rememberTabFocus(id: string): void {
  pressedId = id
}

/** Focuses the remembered element, once, unless the focus is somewhere else by now. */
function restoreTabFocus(): void {
  const id = pressedId
  pressedId = null
  const active = document.activeElement
  const isLost = active === null || active === document.body || active.matches('main')
  if (id !== null && isLost) document.getElementById(id)?.focus({ preventScroll: true })
}
