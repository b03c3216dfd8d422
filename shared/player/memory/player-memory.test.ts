import { expect, test } from 'vitest'
import { forbidStorage } from '../../testing/full-device.ts'
import { isWorthResuming, PlayerMemory } from './player-memory.ts'

const memory = (changes: Partial<ConstructorParameters<typeof PlayerMemory>[0]> = {}) =>
  new PlayerMemory({ userId: 'robin', videoId: 'lesson', subtitles: true, duration: () => 60, ...changes })

test.each([
  [5, false],
  [5.1, true],
  [39.9, true],
  [40, false],
])('a position of %d s of 60 is worth resuming: %s', (time, expected) => {
  expect(isWorthResuming(time, 60)).toBe(expected)
})

test('a live stream is never resumed', () => expect(isWorthResuming(30, Number.POSITIVE_INFINITY)).toBe(false))

test('a position is that of one person and one video', async () => {
  await memory().setTime(30)
  expect(await memory().getTime()).toBe(30)
  expect(await memory({ userId: 'sam' }).getTime()).toBeNull()
  expect(await memory({ videoId: 'other' }).getTime()).toBeNull()
})

test('after the end no position is stored', async () => {
  const mine = memory()
  await mine.setTime(30)
  await mine.setTime(60, true)
  expect(await mine.getTime()).toBeNull()
})

test('volume and mute are stored, but never a volume of 0', async () => {
  await memory().setVolume(0.4)
  await memory().setVolume(0)
  await memory().setMuted(true)
  expect(await memory().getVolume()).toBe(0.4)
  expect(await memory().getMuted()).toBe(true)
})

test('captions follow the choice in the player until the account’s setting changes', async () => {
  expect(await memory({ subtitles: false }).getCaptions()).toBe(false)
  await memory().setCaptions(false)
  expect(await memory().getCaptions()).toBe(false)
  await memory({ subtitles: false }).setCaptions(true)
  expect(await memory({ subtitles: false }).getCaptions()).toBe(true)
  expect(await memory({ subtitles: true }).getCaptions()).toBe(true)
})

test('damaged settings count as none', async () => {
  localStorage.setItem('stepwise.video-settings.robin', '{')
  expect(await memory().getVolume()).toBe(1)
})

test('speed, zoom and the size of captions are those of the person’s next video', async () => {
  await memory().setPlaybackRate(1.25)
  Object.assign(memory(), { zoom: 200, hasLargeCaptions: true })
  const next = memory({ videoId: 'other' })
  expect([await next.getPlaybackRate(), next.zoom, next.hasLargeCaptions]).toEqual([1.25, 200, true])
  const others = memory({ userId: 'sam' })
  expect([await others.getPlaybackRate(), others.zoom, others.hasLargeCaptions]).toEqual([null, 100, false])
})

test('a live stream has no speed and stores none', async () => {
  const live = memory({ duration: () => Number.POSITIVE_INFINITY })
  await memory().setPlaybackRate(1.5)
  await live.setPlaybackRate(1)
  expect(await live.getPlaybackRate()).toBeNull()
  expect(await memory().getPlaybackRate()).toBe(1.5)
})

test('invalid settings of another version are left out', async () => {
  const stored = { speed: 0.75, zoom: 'much', volume: 0.4, isMuted: 1, hasLargeCaptions: true }
  localStorage.setItem('stepwise.video-settings.robin', JSON.stringify(stored))
  const mine = memory()
  expect([await mine.getPlaybackRate(), await mine.getVolume(), await mine.getMuted()]).toEqual([null, 0.4, false])
  expect([mine.zoom, mine.hasLargeCaptions]).toEqual([100, true])
})

test('without local storage nothing is stored and nothing fails', async () => {
  forbidStorage('getItem', 'setItem', 'removeItem')
  const mine = memory()
  await mine.setPlaybackRate(2)
  await mine.setTime(30)
  await mine.setTime(60, true)
  expect([await mine.getTime(), await mine.getPlaybackRate(), await mine.getVolume()]).toEqual([null, null, 1])
})
