import { expect, test } from 'vitest'
import { snapshotName, snapshotSize } from './snapshot.ts'

test('a snapshot is at most 640 px wide on mobile', () => {
  expect(snapshotSize(1280, 720, true)).toEqual({ width: 640, height: 360 })
  expect(snapshotSize(480, 270, true)).toEqual({ width: 480, height: 270 })
  expect(snapshotSize(1280, 720, false)).toEqual({ width: 1280, height: 720 })
})

test.each([
  ['Sleep, food & kit', 75.9, 'sleep-food-kit-1m15s.png'],
  ['?', 0, 'video-0m00s.png'],
])('%j at %d s is called %s', (title, time, expected) => expect(snapshotName(title, time)).toBe(expected))
