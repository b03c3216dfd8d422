import { $user, personKey } from '@stepwise/shared/session'

/**
 * Another tab has signed in as somebody else, or out: what this page does would be done as that person, so it starts anew.
 * Drafts are kept on the device for each person.
 */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    const own = $user.getState()?.id ?? null
    if (key === personKey && own !== null && newValue !== own) location.reload()
  })
}
