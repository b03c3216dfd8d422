import { afterEach, expect, test, vi } from 'vitest'
import { claimSingleton, duplicateModuleEvent } from './claim-singleton.ts'

afterEach(() => Reflect.deleteProperty(globalThis, 'stepwiseSingletons'))

test('one copy of each module is fine', () => {
  expect(() => {
    claimSingleton('session', true)
    claimSingleton('ui', true)
  }).not.toThrow()
})

test('a second copy throws in development', () => {
  claimSingleton('session', true)
  expect(() => claimSingleton('session', true)).toThrow('Two copies of «session»')
})

test('a second copy is reported in production, and the page goes on', () => {
  const onDuplicate = vi.fn()
  addEventListener(duplicateModuleEvent, onDuplicate)
  claimSingleton('session', false)
  claimSingleton('session', false)
  expect(onDuplicate).toHaveBeenCalledOnce()
  removeEventListener(duplicateModuleEvent, onDuplicate)
})
