import { afterEach, expect, test, vi } from 'vitest'
import { claimSingleton, duplicateModuleEvent } from './claim-singleton.ts'

afterEach(() => Reflect.deleteProperty(globalThis, 'stepwiseSingletons'))

test('one copy of each module says nothing', () => {
  expect(() => {
    claimSingleton('session', true)
    claimSingleton('ui', true)
  }).not.toThrow()
})

test('a second copy shouts while developing', () => {
  claimSingleton('session', true)
  expect(() => claimSingleton('session', true)).toThrow('Two copies of «session»')
})

test('a second copy is reported from production and the page lives', () => {
  const heard = vi.fn()
  addEventListener(duplicateModuleEvent, heard)
  claimSingleton('session', false)
  claimSingleton('session', false)
  expect(heard).toHaveBeenCalledOnce()
  removeEventListener(duplicateModuleEvent, heard)
})
