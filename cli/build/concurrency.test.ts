import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { forEachConcurrently } from './concurrency.ts'

test('every item is done, and no more at a time than the limit', async () => {
  let running = 0
  let maximum = 0
  const done: number[] = []
  await forEachConcurrently([1, 2, 3, 4, 5], 2, async (item) => {
    maximum = Math.max(maximum, ++running)
    await wait(5)
    running--
    done.push(item)
  })
  expect(maximum).toBe(2)
  expect(done.sort()).toEqual([1, 2, 3, 4, 5])
})

test('no further item is started after a failure', async () => {
  const started: number[] = []
  const work = async (item: number) => {
    started.push(item)
    if (item === 1) throw new Error('no')
    await wait(5)
  }
  await expect(forEachConcurrently([1, 2, 3, 4], 2, work)).rejects.toThrow('no')
  await wait(10)
  expect(started).toEqual([1, 2])
})
