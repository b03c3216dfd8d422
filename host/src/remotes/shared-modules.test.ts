import { expect, test } from 'vitest'
import { clearFailedShare } from './shared-modules.ts'

test('a shared module that failed is loaded again by the next request; a loaded one stays', () => {
  const failed = { loading: Promise.resolve(), loaded: false }
  const there = { loading: Promise.resolve(), loaded: true, lib: () => ({}) }
  const other = { loading: Promise.resolve(), loaded: false }
  const shareScopeMap = { default: { forms: { '1.0.0': failed, '1.1.0': there }, data: { '1.0.0': other } } }
  clearFailedShare({ pkgName: 'forms', origin: { shareScopeMap } })
  expect('loading' in failed).toBe(false)
  expect('loading' in there).toBe(true)
  expect('loading' in other).toBe(true)
})
