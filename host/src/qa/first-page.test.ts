// docs/product/qa.md#workbench
import { expect, test } from 'vitest'
import { aRoute } from '../testing.tsx'
import { firstPage } from './first-page.ts'

test('the first page of the edition that needs no parameter', () => {
  const routes = [
    aRoute('/steps/:slug', { example: '/steps/one' }),
    aRoute('/dashboard/software', { editions: ['pro'] }),
    aRoute('/dashboard/learn', { editions: ['study'] }),
  ]
  expect(firstPage(routes, 'study')).toBe('/dashboard/learn')
  expect(firstPage(routes, 'pro')).toBe('/dashboard/software')
})

test('a remote whose pages all need a parameter opens an example; without any, none', () => {
  expect(firstPage([aRoute('/a/:b'), aRoute('/c/:d', { example: '/c/e' })], 'study')).toBe('/c/e')
  expect(firstPage([aRoute('/a', { editions: ['pro'] })], 'study')).toBeUndefined()
})
