import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inTurns } from './in-turns.ts'

test('does all, so many at a time', async () => {
  let running = 0
  let most = 0
  const done: number[] = []
  await inTurns([1, 2, 3, 4, 5], 2, async (item) => {
    most = Math.max(most, ++running)
    await wait(5)
    running--
    done.push(item)
  })
  expect(most).toBe(2)
  expect(done.sort()).toEqual([1, 2, 3, 4, 5])
})

test('begins nothing more after a failure', async () => {
  const begun: number[] = []
  const work = async (item: number) => {
    begun.push(item)
    if (item === 1) throw new Error('no')
    await wait(5)
  }
  await expect(inTurns([1, 2, 3, 4], 2, work)).rejects.toThrow('no')
  await wait(10)
  expect(begun).toEqual([1, 2])
})
