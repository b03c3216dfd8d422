import { $user, personKey, readPendingSignOut, signOutQueued } from '@stepwise/shared/session'

/**
 * Another tab has signed in as somebody else, or out: what this page does would be done as that person, so it starts anew.
 * Drafts are kept on the device for each person.
 */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === personKey) follow(newValue)
  })
  // A page that Back takes out of the browser's cache has heard nothing meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow(localStorage.getItem(personKey))
  })
}

function follow(personId: string | null): void {
  const own = $user.getState()?.id ?? null
  if (own === null || personId === own) return
  // Without a network a page that is loaded again would be gone.
  if (personId === null && readPendingSignOut() === own) signOutQueued(own)
  else location.reload()
}
