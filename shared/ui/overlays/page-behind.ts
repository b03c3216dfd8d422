import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from '../../routing/index.ts'

export interface PageBehind {
  /** The page goes elsewhere: its new heading takes the focus, not what opened the layer. */
  leave: () => void
}

/**
 * While the part is mounted, the page below it is inert, all but the live region; layers above (menus, lists) are not. Afterwards
 * the focus is where it was before.
 */
export function usePageBehind(): PageBehind {
  const opener = useRef<Element | null>(null)
  const isLeaving = useRef(false)
  const restore = useRef(() => {})
  useEffect(() => {
    opener.current = openerOf(document.activeElement)
    restore.current = silencePage()
    return () => {
      restore.current()
      const active = document.activeElement
      const isFocusLost = active === null || active === document.body
      if (!isFocusLost || isLeaving.current) return
      const target = opener.current?.isConnected
        ? opener.current
        : (document.querySelector('h1') ?? document.querySelector('main'))
      if (target instanceof HTMLElement) target.focus()
    }
  }, [])
  return {
    leave: () => {
      isLeaving.current = true
      // At once: what is inert cannot take the focus.
      restore.current()
    },
  }
}

/** Closes the layer when the page below goes elsewhere (the browser's Back), in time for the new heading to take the focus. */
export function useLeaveWithPage(behind: PageBehind, onClose: () => void): void {
  const { key } = useLocation()
  const openedAt = useRef(key)
  useLayoutEffect(() => {
    if (key === openedAt.current) return
    behind.leave()
    onClose()
  }, [key, behind, onClose])
}

/** What has the focus; for an entry of a menu, which closes now, the button of the menu. Nothing, when the page has just changed. */
function openerOf(active: Element | null): Element | null {
  if (active === document.body) return null
  const label = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  return (label && document.getElementById(label)) || active
}

/** Makes everything inert that is in no portal and holds no live region; returns what undoes it. */
export function silencePage(): () => void {
  const silenced: Element[] = []
  const silence = (element: Element) => {
    if (element.matches('[data-portal], [data-live-region], [inert], script, style')) return
    if (element.querySelector('[data-live-region]')) {
      for (const child of element.children) silence(child)
      return
    }
    element.setAttribute('inert', '')
    silenced.push(element)
  }
  for (const child of document.body.children) silence(child)
  return () => {
    for (const element of silenced) element.removeAttribute('inert')
  }
}
