import type { AccountEventKind } from '@stepwise/shared/contracts'

/** What happened to an account, in words. The page of account activity has its own (remotes/auth). */
const eventWords: Record<AccountEventKind, string> = {
  'account-made': 'Account made',
  'signed-in': 'Signed in',
  'sign-in-refused': 'A sign-in was refused',
  'signed-out': 'Signed out',
  'signed-out-elsewhere': 'Signed out in another browser',
  'signed-out-everywhere': 'Signed out everywhere',
  'password-changed': 'Password changed',
  'password-set': 'Password set',
  'password-reset': 'New password by a mailed link',
  'name-changed': 'Name changed',
  'email-change-asked': 'New email address asked for',
  'email-changed': 'Email address changed',
  'passkey-added': 'Passkey added',
  'passkey-renamed': 'Passkey renamed',
  'passkey-removed': 'Passkey removed',
  'institution-linked': 'Linked to an institution',
  'institution-unlinked': 'No longer linked to an institution',
  'role-changed': 'Role changed',
  'address-verified': 'Email address verified',
  'export-asked': 'Asked for all data',
  'export-downloaded': 'Downloaded all data',
  'deletion-asked': 'Asked for the account to be deleted',
  'deletion-undone': 'Kept the account after all',
}

export const eventInWords = (kind: unknown) => {
  const words: Record<string, string> = eventWords
  return words[String(kind)] ?? String(kind)
}

const actors: Record<string, string> = { person: 'You', operator: 'Our team', somebody: 'Somebody who was not let in' }

export const actorInWords = (actor: unknown) => actors[String(actor)] ?? String(actor)
