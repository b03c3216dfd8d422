import { $personId, personKey, readPendingSignOut, signOutQueued } from '@stepwise/shared/session'
import { createWatch } from 'effector'
import { reloadPage } from '../reload-page.ts'
import { endedByOtherTab } from '../session/sign-out.model.ts'

/** In this tab, for the page after the reload: docs/decisions/071-session-end-notice.md */
const endedKey = 'stepwise.session-ended'

/**
 * Another tab has signed in as someone else, or signed out: calls of this page would be made as that person, so it reloads. Drafts
 * are stored on the device for each person. So it does when someone else signs in over it, such as with a passkey of another account.
 */
export function followOtherTabs(reload = reloadPage): void {
  const follow = (personId: string | null) => {
    const own = $personId.getState()
    if (own === null || personId === own) return
    // Without a network a reload would lose the page.
    if (personId === null && readPendingSignOut() === own) signOutQueued(own)
    else {
      if (personId === null) storeEnd()
      reload()
    }
  }
  if (takeEnd()) endedByOtherTab()
  let shown = $personId.getState()
  createWatch({
    unit: $personId.updates,
    fn: (personId) => {
      if (shown !== null && personId !== null) reload()
      shown = personId
    },
  })
  addEventListener('storage', ({ key, newValue }) => {
    if (key === personKey) follow(newValue)
  })
  // A page from the browser's back/forward cache has missed the storage events.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow(localStorage.getItem(personKey))
  })
}

// A browser may refuse to store anything: then nothing is said.
function storeEnd(): void {
  try {
    sessionStorage.setItem(endedKey, '1')
  } catch {}
}

function takeEnd(): boolean {
  try {
    const hasEnded = sessionStorage.getItem(endedKey) !== null
    sessionStorage.removeItem(endedKey)
    return hasEnded
  } catch {
    return false
  }
}
