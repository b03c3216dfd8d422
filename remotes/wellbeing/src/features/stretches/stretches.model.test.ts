import { aUser, signedInScope } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { allSettled } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  $doneId,
  $isSoundOn,
  $shown,
  exercisesLeft,
  exercisesShown,
  playToneFx,
  soundToggled,
  startPressed,
  stopPressed,
} from './stretches.model.ts'

beforeEach(() => void vi.useFakeTimers())
const hold = { least: 10, most: 15, sides: false }

async function begin() {
  const playTone = vi.fn(() => null)
  const scope = await signedInScope(aUser(), { handlers: [[playToneFx, playTone]] })
  await allSettled(exercisesShown, { scope })
  return { scope, playTone }
}
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

test('an exercise is counted, announced at its marks and done; no timer is left', async () => {
  const { scope, playTone } = await begin()
  await allSettled(startPressed, { scope, params: { id: 'neck', hold } })
  expect(scope.getState($announcement)).toBe('Get ready')
  await seconds(5)
  expect(scope.getState($announcement)).toBe('Hold for 15 seconds')
  expect(scope.getState($shown)).toMatchObject({ id: 'neck', words: 'Hold', left: 15 })
  await seconds(10)
  expect(scope.getState($announcement)).toBe('10 seconds held. 5 more if it feels good')
  await seconds(5)
  expect(scope.getState($announcement)).toBe('Done')
  expect(scope.getState($shown)).toBeNull()
  expect(scope.getState($doneId)).toBe('neck')
  // At Start, at the beginning of the hold and at its end.
  expect(playTone).toHaveBeenCalledTimes(3)
  expect(vi.getTimerCount()).toBe(0)
})

test('another exercise takes the place of the one before; Stop and leaving the page end it', async () => {
  const { scope } = await begin()
  await allSettled(startPressed, { scope, params: { id: 'neck', hold } })
  await seconds(7)
  await allSettled(startPressed, { scope, params: { id: 'twist', hold } })
  expect(scope.getState($shown)).toMatchObject({ id: 'twist', words: 'Get ready', left: 5 })
  await allSettled(stopPressed, { scope })
  expect(scope.getState($shown)).toBeNull()
  expect(scope.getState($announcement)).toBe('Timer stopped')
  await allSettled(startPressed, { scope, params: { id: 'neck', hold } })
  await allSettled(exercisesLeft, { scope })
  expect(scope.getState($shown)).toBeNull()
  expect(vi.getTimerCount()).toBe(0)
})

test('without sound no tone is played, and the choice is remembered', async () => {
  const { scope, playTone } = await begin()
  await allSettled(soundToggled, { scope })
  await allSettled(startPressed, { scope, params: { id: 'neck', hold } })
  await seconds(21)
  expect(playTone).not.toHaveBeenCalled()
  const next = await begin()
  expect(next.scope.getState($isSoundOn)).toBe(false)
})
