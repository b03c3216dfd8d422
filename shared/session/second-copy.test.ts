import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const forget = () => Reflect.deleteProperty(globalThis, 'stepwiseSingletons')
beforeEach(() => void forget())
afterEach(() => void forget())

test('a second copy of the session on one page is reported by its name', async () => {
  const reports: string[] = []
  const load = async () => {
    vi.resetModules()
    return import('./index.ts')
  }
  const { duplicateModuleEvent } = await load()
  const report = (event: Event) => void reports.push((event as CustomEvent<string>).detail)
  addEventListener(duplicateModuleEvent, report)
  await load()
  removeEventListener(duplicateModuleEvent, report)
  expect(reports).toContainEqual(expect.stringContaining('«session»'))
})
