import { expect, test } from 'vitest'
import { readSignInState } from './sign-in-state.ts'

test('the typed address goes along', () => {
  const state = { email: 'robin@example.test', isSharedComputer: true, from: '/support' }
  expect(readSignInState(state)).toEqual(state)
})

test.each([null, undefined, 'text', { email: 5, isSharedComputer: 'yes', from: null, notice: 'Hello' }])(
  '%j is nothing typed',
  (state) => expect(readSignInState(state)).toEqual({ email: '', isSharedComputer: false }),
)

test.each(['//evil.test', '/.//evil.test', '/\\evil.test', 'javascript:alert(1)'])(
  '%s is not a page that was asked for',
  (from) => expect(readSignInState({ from })).toEqual({ email: '', isSharedComputer: false }),
)
