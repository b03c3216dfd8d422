import { headingFocusWanted } from '@stepwise/shared/routing'
import { readReload, storeReload } from './stored-reload.ts'

/**
 * The page was loaded while someone was here, for another version or by a link that they followed before the app was there: its heading has
 * the focus, as after any navigation. Before it renders.
 */
export function resumeAfterReload(): void {
  const stored = readReload()
  if (!stored?.reason && !globalThis.stepwiseBoot?.isLinkFollowed) return
  if (stored) storeReload({ tried: stored.tried, left: stored.left })
  if (document.activeElement !== document.body) return
  headingFocusWanted()
  setTimeout(focusHeading)
}

function focusHeading(): void {
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>('main h1[tabindex]')?.focus({ preventScroll: true })
}
