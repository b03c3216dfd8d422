import { expect, test } from 'vitest'
import { countedPath } from './page-view.ts'

// docs/product/routes-and-guards.md#page-views

test.each([
  ['/auth/reset_password/:resetPasswordToken', '/auth/reset_password/s3cret'],
  ['/auth/confirmations/:confirmationToken', '/auth/confirmations/s3cret'],
  ['/dashboard/examschedule/:examName/:examDate', '/dashboard/examschedule/My%20Maths/2026-12-01'],
])('others learn the pattern alone of %s', (pattern, pathname) => {
  expect(countedPath(pattern, pathname)).toBe(pattern)
})

test('slugs of what the product teaches are said', () => {
  const address = '/tutorials/nvda/essentials/first-steps'
  expect(countedPath('/tutorials/:softwareSlug/essentials/:stepSlug', address)).toBe(address)
})

test('the host’s own pages have their address, and an unknown address is not counted', () => {
  expect(countedPath(undefined, '/not-found')).toBe('/not-found')
  expect(countedPath(undefined, '/auth/reset_pasword/s3cret')).toBeUndefined()
})
