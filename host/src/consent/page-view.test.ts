import { expect, test } from 'vitest'
import { countedPath } from './page-view.ts'

// docs/product/routes-and-guards.md#page-views

test.each([
  ['/auth/reset_password/:resetPasswordToken', '/auth/reset_password/s3cret'],
  ['/auth/confirmations/:confirmationToken', '/auth/confirmations/s3cret'],
  ['/dashboard/examschedule/:examName/:examDate', '/dashboard/examschedule/My%20Maths/2026-12-01'],
])('of %s others learn the pattern alone', (pattern, pathname) => {
  expect(countedPath(pattern, pathname)).toBe(pattern)
})

test('slugs of what the product teaches are said', () => {
  expect(countedPath('/tutorials/:softwareSlug/essentials/:stepSlug', '/tutorials/nvda/essentials/first-steps')).toBe(
    '/tutorials/nvda/essentials/first-steps',
  )
})

test('the host’s own pages have their address, and an unknown address is not counted', () => {
  expect(countedPath(undefined, '/not-found')).toBe('/not-found')
  expect(countedPath(undefined, '/auth/reset_pasword/s3cret')).toBeUndefined()
})
