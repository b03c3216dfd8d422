import { headingFocusWanted } from '@stepwise/shared/routing'
import { readReload, storeReload } from './stored-reload.ts'

/** The page was loaded for another version while someone was here: its heading has the focus, as after any navigation. Before it renders. */
export function resumeAfterReload(): void {
  const stored = readReload()
  if (!stored?.reason) return
  const { tried, left } = stored
  storeReload({ tried, left })
  headingFocusWanted()
  whenTheAppIsThere(focusHeading)
}

/** After the prerendered HTML of a public page has been replaced: what is hidden cannot take the focus. */
function whenTheAppIsThere(resume: () => void): void {
  if (!document.getElementById('words')) return void setTimeout(resume)
  const observer = new MutationObserver(() => {
    if (document.getElementById('words')) return
    observer.disconnect()
    resume()
  })
  observer.observe(document.body, { childList: true })
}

function focusHeading(): void {
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>('main h1[tabindex]')?.focus({ preventScroll: true })
}
