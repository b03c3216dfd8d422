import { allSettled, createEvent, createWatch, fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { pauseBeforeRetry, watchNetwork } from './retry.ts'

beforeEach(() => void vi.useFakeTimers())

test.each([
  [1, 2],
  [2, 4],
  [3, 8],
  [4, 15],
  [5, 30],
  [6, 60],
  [7, 60],
  [100, 60],
])('after %i failures in a row the next attempt is due in %i seconds', async (failures, seconds) => {
  const due = vi.fn()
  void pauseBeforeRetry(failures).then(due)
  await vi.advanceTimersByTimeAsync(seconds * 1000 - 1)
  expect(due).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(due).toHaveBeenCalledOnce()
})

test('the return of the network is noticed from the first start on, once each time', async () => {
  const [opened, failed] = [createEvent(), createEvent<string>()]
  const networkReturned = watchNetwork([opened, failed])
  const scope = fork()
  const onReturn = vi.fn()
  createWatch({ unit: networkReturned, scope, fn: onReturn })
  dispatchEvent(new Event('online'))
  expect(onReturn).not.toHaveBeenCalled()
  await allSettled(failed, { scope, params: 'once' })
  await allSettled(failed, { scope, params: 'twice' })
  await allSettled(opened, { scope })
  dispatchEvent(new Event('online'))
  expect(onReturn).toHaveBeenCalledTimes(1)
  dispatchEvent(new Event('online'))
  expect(onReturn).toHaveBeenCalledTimes(2)
})

test('in the page itself, too, the return of the network is noticed', () => {
  const opened = createEvent()
  const onReturn = vi.fn()
  createWatch({ unit: watchNetwork([opened]), fn: onReturn })
  opened()
  dispatchEvent(new Event('online'))
  expect(onReturn).toHaveBeenCalledOnce()
})
