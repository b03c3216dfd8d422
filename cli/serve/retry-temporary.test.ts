import { setTimeout as sleep } from 'node:timers/promises'
import { StoreError, TemporaryError } from '@stepwise/deploy/errors'
import { expect, onTestFinished, test, vi } from 'vitest'
import { retryTemporary } from './retry-temporary.ts'

vi.mock('node:timers/promises', () => ({ setTimeout: vi.fn(async () => undefined) }))

test('a temporary failure is tried again after growing waits, with a line for each', async () => {
  onTestFinished(() => void vi.mocked(sleep).mockClear())
  const lines: string[] = []
  let failures = 8
  const work = async () => {
    if (failures-- > 0) throw new TemporaryError(['The database is away.'])
    return 'done'
  }
  expect(await retryTemporary(work, (line) => lines.push(line))).toBe('done')
  expect(vi.mocked(sleep).mock.calls.flat()).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  expect(lines[0]).toBe('The database is away. Trying again in 0.5 s.')
  expect(lines).toHaveLength(8)
})

test('a failure that someone must fix is not tried again', async () => {
  const work = vi.fn(async () => Promise.reject(new StoreError(['The history is damaged.'])))
  await expect(retryTemporary(work, () => undefined)).rejects.toThrow('The history is damaged.')
  expect(work).toHaveBeenCalledOnce()
})
