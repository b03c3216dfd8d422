import type { AccountEvent } from '@stepwise/shared/contracts'
import { accountEventKinds } from '@stepwise/shared/contracts/security'
import { expect, test } from 'vitest'
import { formatCircumstances, formatEvent } from './format-event.ts'

const event = (changes: Partial<AccountEvent>): AccountEvent => ({
  id: '1',
  at: new Date(2026, 10, 20, 14, 5).toISOString(),
  kind: 'signed-in',
  actor: 'person',
  address: '203.0.113.7',
  device: 'Chrome on Windows',
  detail: '',
  ...changes,
})

test.each([
  [{ kind: 'signed-in', detail: 'passkey' }, 'You signed in with a passkey'],
  [{ kind: 'signed-in', detail: 'carrier-pigeon' }, 'You signed in'],
  [
    { kind: 'sign-in-refused', actor: 'somebody', detail: 'wrong-password' },
    'Someone tried to sign in with the wrong password',
  ],
  [
    { kind: 'role-changed', actor: 'operator', detail: 'content_manager' },
    'An operator changed your role to content manager',
  ],
  [{ kind: 'signed-out-everywhere', actor: 'operator' }, 'An operator signed you out everywhere'],
  [{ kind: 'export-asked', actor: 'operator' }, 'An operator created a file with your data'],
  [{ kind: 'address-verified', actor: 'operator' }, 'An operator verified your email address'],
  [{ kind: 'email-changed', detail: 'new@example.test' }, 'You changed your email address to new@example.test'],
  [{ kind: 'passkey-added', detail: 'My phone' }, 'You added a passkey called “My phone”'],
  [{ kind: 'signed-out-elsewhere', detail: 'Safari on iPhone' }, 'You signed out of Safari on iPhone'],
  [{ kind: 'deletion-undone' }, 'You chose to keep your account'],
  [{ kind: 'from-the-future' as 'signed-in' }, 'Something about your account changed'],
] as const)('%j: “%s”', (changes, words) => {
  expect(formatEvent(event(changes))).toBe(words)
})

test('every kind has words of its own', () => {
  const words = accountEventKinds.map((kind) => formatEvent(event({ kind })))
  expect(new Set(words).size).toBe(accountEventKinds.length)
})

test('when and from where, as far as it is known', () => {
  expect(formatCircumstances(event({}))).toBe('14:05, Chrome on Windows, 203.0.113.7')
  expect(formatCircumstances(event({ device: '', address: '' }))).toBe('14:05')
})
