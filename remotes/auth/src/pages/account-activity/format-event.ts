import type { AccountEvent, AccountEventKind, Role } from '@stepwise/shared/contracts'
import { formatTime } from '@stepwise/shared/dates'
import { institutionLabel } from '../../features/sign-in/institution.ts'

// What happened to the account, in plain words (docs/product/own-account.md#activity).

/** How someone came in: the `detail` of a sign-in. */
const ways: Partial<Record<string, string>> = {
  password: ' with your password',
  passkey: ' with a passkey',
  link: ' with a link from an email',
  institution: ` with your ${institutionLabel}`,
  'sign-up': ' for the first time',
}

const refusals: Partial<Record<string, string>> = {
  'wrong-password': 'Someone tried to sign in with the wrong password',
  'too-many-tries': 'Someone tried to sign in too often, and had to wait',
  passkey: 'Someone tried to sign in with a passkey that did not match',
}

const roles: Record<Role, string> = { student: 'learner', content_manager: 'content manager', qa: 'tester' }
const formatRole = (detail: string) => (Object.hasOwn(roles, detail) ? roles[detail as Role] : detail)

const who = ({ actor }: AccountEvent) => (actor === 'operator' ? 'An operator' : 'You')
/** The preposition and the detail, if there is one. */
const joined = (preposition: string, detail: string) => (detail === '' ? '' : ` ${preposition} ${detail}`)
const quoted = (detail: string) => (detail === '' ? '' : `“${detail}”`)

/** What is said of each kind. A new kind does not compile until it has its words here. */
const words: Record<AccountEventKind, (event: AccountEvent) => string> = {
  'account-made': ({ actor }) =>
    actor === 'operator' ? 'An operator created your account' : 'Your account was created',
  'signed-in': ({ detail }) => `You signed in${ways[detail] ?? ''}`,
  'sign-in-refused': ({ detail }) => refusals[detail] ?? 'Someone tried to sign in, and was refused',
  'signed-out': () => 'You signed out',
  'signed-out-elsewhere': ({ detail }) => (detail === '' ? 'You signed out elsewhere' : `You signed out of ${detail}`),
  'signed-out-everywhere': ({ actor }) =>
    actor === 'operator' ? 'An operator signed you out everywhere' : 'You signed out everywhere',
  'password-changed': (event) => `${who(event)} changed your password`,
  'password-set': (event) => `${who(event)} set a password`,
  'password-reset': () => 'A new password was chosen with a link from an email',
  'name-changed': (event) => `${who(event)} changed your name`,
  'email-change-asked': ({ detail }) => `You asked to change your email address${joined('to', detail)}`,
  'email-changed': (event) => `${who(event)} changed your email address${joined('to', event.detail)}`,
  'passkey-added': ({ detail }) => `You added a passkey${joined('called', quoted(detail))}`,
  'passkey-renamed': ({ detail }) => `You renamed a passkey${joined('to', quoted(detail))}`,
  'passkey-removed': ({ detail }) => `You removed a passkey${joined('called', quoted(detail))}`,
  'institution-linked': ({ detail }) => `You linked your account${joined('to', detail)}`,
  'institution-unlinked': ({ detail }) => `You unlinked your account${joined('from', detail)}`,
  'role-changed': (event) => `${who(event)} changed your role${joined('to', formatRole(event.detail))}`,
  'address-verified': (event) => `${who(event)} verified your email address`,
  'export-asked': ({ actor }) =>
    actor === 'operator' ? 'An operator created a file with your data' : 'You asked for a file with your data',
  'export-downloaded': () => 'You downloaded the file with your data',
  'deletion-asked': (event) => `${who(event)} asked to delete your account`,
  'deletion-undone': (event) => `${who(event)} chose to keep your account`,
}

/** "You signed in with a passkey". */
export function formatEvent(event: AccountEvent): string {
  // An API of a later release may know more kinds.
  const say: ((event: AccountEvent) => string) | undefined = words[event.kind]
  return say?.(event) ?? 'Something about your account changed'
}

/** "14:05, Chrome on Windows, 203.0.113.7". */
export function formatCircumstances({ at, device, address }: AccountEvent): string {
  return [formatTime(at), device, address].filter((part) => part !== '').join(', ')
}
