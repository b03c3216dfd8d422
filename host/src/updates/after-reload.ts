import { headingFocusWanted } from '@stepwise/shared/routing'
import { readReload, storeReload } from './stored-reload.ts'

/** The page was loaded for another version while someone was here: its heading has the focus, as after any navigation. Before it renders. */
export function resumeAfterReload(): void {
  const stored = readReload()
  if (!stored?.reason) return
  const { tried, left } = stored
  storeReload({ tried, left })
  headingFocusWanted()
  setTimeout(focusHeading)
}

function focusHeading(): void {
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>('main h1[tabindex]')?.focus({ preventScroll: true })
}
