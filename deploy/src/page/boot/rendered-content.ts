import { narrowWindow, parseLook } from '@stepwise/shared/display/look-cookie'
import { isForVisitors } from './registry.ts'
import type { Visit } from './visit.ts'

const { dataset } = document.documentElement

/** The page has its content, made for visitors or for the person whose cookie came with the request (docs/decisions/082-rendered-pages.md). */
export const isRendered = () => dataset.rendered !== undefined

/**
 * Shows the content only where the app can take it over: not to a person who has signed out on this device while it was offline, nor where
 * the window is not as the gateway knew it; what visitors see to no one else, nor in a preview, which shows a draft. Then the page is as
 * one without content.
 */
export function checkRendered({ isSignedIn, isSignOutPending }: Visit, isDark: boolean): void {
  if (!isRendered()) return
  const { theme, isWide } = parseLook(dataset.rendered)?.look ?? {}
  const isAsRendered = isForVisitors()
    ? !isSignedIn && parent === self
    : (theme === 'dark') === isDark && isWide !== (globalThis.matchMedia?.(narrowWindow).matches ?? false)
  if (isAsRendered && !isSignOutPending) return
  dataset.withheld = ''
  delete dataset.rendered
  delete dataset.forVisitors
}
