import { expect, test, vi } from 'vitest'
import { duplicateModuleEvent } from '../singleton/claim-singleton.ts'

test('a second copy of the display settings on one page is reported', async () => {
  const reported: string[] = []
  const onDuplicate = (event: Event) => void reported.push((event as CustomEvent<string>).detail)
  addEventListener(duplicateModuleEvent, onDuplicate)
  await import('./index.ts')
  expect(reported).toEqual([])
  vi.resetModules()
  await import('./index.ts')
  removeEventListener(duplicateModuleEvent, onDuplicate)
  expect(reported).toContainEqual(expect.stringContaining('Two copies of «display»'))
})
