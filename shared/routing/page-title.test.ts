import { expect, test } from 'vitest'
import { pageTitle, pageWords } from './page-title.ts'

test.each([
  ['/', undefined, 'Stepwise'],
  ['/auth/sign-in', undefined, 'Sign in - Stepwise'],
  ['/dashboard/learn/', undefined, 'Learn - Stepwise'],
  ['/dashboard/print_notes', undefined, 'Print notes - Stepwise'],
  ['/auth/confirmations/a8f3', 'Confirm your account', 'Confirm your account - Stepwise'],
  ['/flows/reading-research/a_step-of_it', undefined, 'A step of it - Stepwise'],
  ['/flows/caf%C3%A9%20time', undefined, 'Café time - Stepwise'],
  ['/flows/%E0%A4%A', undefined, '%E0%A4%A - Stepwise'],
])('%s', (pathname, ownTitle, title) => {
  expect(pageTitle(pathname, 'Stepwise', ownTitle)).toBe(title)
})

test('an address without a segment has no words', () => {
  expect(pageWords('/')).toBe('')
})
