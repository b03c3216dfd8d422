import { $personId, personKey, readPendingSignOut, signOutQueued } from '@stepwise/shared/session'
import { reloadPage } from '../reload-page.ts'

/**
 * Another tab has signed in as somebody else, or signed out: calls of this page would be made as that person, so it reloads. Drafts
 * are stored on the device for each person.
 */
export function followOtherTabs(reload = reloadPage): void {
  const follow = (personId: string | null) => {
    const own = $personId.getState()
    if (own === null || personId === own) return
    // Without a network a reload would lose the page.
    if (personId === null && readPendingSignOut() === own) signOutQueued(own)
    else reload()
  }
  addEventListener('storage', ({ key, newValue }) => {
    if (key === personKey) follow(newValue)
  })
  // A page from the browser's back/forward cache has missed the storage events.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow(localStorage.getItem(personKey))
  })
}
