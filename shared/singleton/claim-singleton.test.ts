import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { claimSingleton, duplicateModuleEvent } from './claim-singleton.ts'

/** What is reported of second copies. */
const reported: string[] = []
const onDuplicate = (event: Event) => void reported.push((event as CustomEvent<string>).detail)
addEventListener(duplicateModuleEvent, onDuplicate)
afterAll(() => removeEventListener(duplicateModuleEvent, onDuplicate))

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'stepwiseSingletons')
  reported.length = 0
})

test('a second copy throws in development', () => {
  claimSingleton('session', true)
  expect(() => claimSingleton('session', true)).toThrow('Two copies of «session»')
})

test('a second copy is reported in production, and the page goes on', () => {
  claimSingleton('session', false)
  claimSingleton('session', false)
  expect(reported).toHaveLength(1)
})

test.each([
  ['display', () => import('../display/index.ts')],
  ['session', () => import('../session/index.ts')],
])('a second copy of %s on one page is reported by its name', async (name, load) => {
  vi.resetModules()
  await load()
  expect(reported).toEqual([])
  vi.resetModules()
  await load()
  expect(reported).toContainEqual(expect.stringContaining(`Two copies of «${name}»`))
})
