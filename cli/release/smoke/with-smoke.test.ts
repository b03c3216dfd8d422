import { TemporaryError } from '@stepwise/deploy/errors'
import { expect, test, vi } from 'vitest'
import { TooBusyError } from './processor-time.ts'
import { unlessBusy } from './with-smoke.ts'

// docs/decisions/079-smoke-uses-pages.md

test('a page that a busy machine could not judge is tried once more, and then it is not a refusal', async () => {
  const lines: string[] = []
  const log = (line: string) => lines.push(line)
  const look = vi.fn(async () => ['a problem']).mockRejectedValueOnce(new TooBusyError())
  expect(await unlessBusy(look, log)).toEqual(['a problem'])
  expect(lines).toEqual(['The machine was too busy to judge: trying again.'])

  const busy = vi.fn(async () => {
    throw new TooBusyError()
  })
  await expect(unlessBusy(busy, log)).rejects.toMatchObject({ exitCode: 75 })
  expect(busy).toHaveBeenCalledTimes(2)
})

test('another failure is not tried again', async () => {
  const look = vi.fn(async () => {
    throw new Error('no provider')
  })
  await expect(unlessBusy(look, () => {})).rejects.toThrow('no provider')
  expect(look).toHaveBeenCalledTimes(1)
  expect(new TooBusyError()).toBeInstanceOf(TemporaryError)
})
