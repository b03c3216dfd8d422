import type { Security } from '@stepwise/shared/contracts'

/** How someone signs in who has a password and nothing else. */
export const aSecurity = (changes: Partial<Security> = {}): Security => ({
  hasPassword: true,
  passkeys: [],
  institutions: [],
  provedUntil: null,
  pendingEmail: null,
  ...changes,
})
