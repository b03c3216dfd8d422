import { act, screen } from '@testing-library/react'
import { allSettled } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPart } from '../testing/index.ts'
import { holdMs } from './announcement-queue.ts'
import { announced, LiveRegion } from './announcer.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

function open() {
  const { scope } = renderPart(<LiveRegion />)
  return {
    say: (...texts: string[]) =>
      act(async () => {
        for (const text of texts) await allSettled(announced, { scope, params: text })
      }),
    wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    said: () => screen.getByRole('status').textContent,
  }
}

test('what is announced is said at once', async () => {
  const { say, said } = open()
  await say('Saved')
  expect(said()).toBe('Saved')
})

test('two at the same moment are said one after the other', async () => {
  const { say, said, wait } = open()
  await say('Saved', 'Achievement unlocked.')
  expect(said()).toBe('Saved')
  await wait(holdMs - 100)
  expect(said()).toBe('Saved')
  await wait(100)
  expect(said()).toBe('Achievement unlocked.')
  await wait(holdMs)
  await say('3 results')
  expect(said()).toBe('3 results')
})

test('the same words twice change the text, or nothing would be read', async () => {
  const { say, said, wait } = open()
  await say('1 result', '1 result')
  await wait(holdMs)
  expect(said()).toBe('1 result\u00a0')
})

test('of many at once the newest are said', async () => {
  const { say, said, wait } = open()
  const heard: (string | null)[] = []
  await say('0', '1', '2', '3', '4', '5', '6', '7')
  for (let turn = 0; turn < 8; turn++) {
    heard.push(said())
    await wait(holdMs)
  }
  expect([...new Set(heard)]).toEqual(['0', '3', '4', '5', '6', '7'])
})
