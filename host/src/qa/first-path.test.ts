// docs/product/qa.md#workbench
import { expect, test } from 'vitest'
import { aRoute } from '../testing.tsx'
import { firstPath } from './first-path.ts'

const routes = [
  aRoute('/steps/:slug'),
  aRoute('/dashboard/software', { editions: ['pro'] }),
  aRoute('/dashboard/learn'),
]

test('an address of the remote’s own stays', () => {
  expect(firstPath({ routes }, '/steps/one')).toBe('/steps/one')
})

test('any other leads to its first page of this edition that needs no parameter', () => {
  expect(firstPath({ routes }, '/')).toBe('/dashboard/learn')
  expect(firstPath({ routes }, '/dashboard/software')).toBe('/dashboard/learn')
})

test('where all pages need one, to an example', () => {
  expect(firstPath({ routes: [aRoute('/a/:b'), aRoute('/c/:d', { example: '/c/e' })] }, '/')).toBe('/c/e')
  expect(firstPath({ routes: [] }, '/x')).toBe('/')
})
