import { expect, test, vi } from 'vitest'
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

test('goes back to the position of this person and video only', async () => {
  await memory().setTime(30)
  expect(await memory().getTime()).toBe(30)
  expect(await memory({ userId: 'sam' }).getTime()).toBeNull()
  expect(await memory({ videoId: 'other' }).getTime()).toBeNull()
})

test('forgets the position when the video is finished', async () => {
  const mine = memory()
  await mine.setTime(30)
  await mine.setTime(60, true)
  expect(await mine.getTime()).toBeNull()
})

test('keeps sound settings, but never a volume of nothing', async () => {
  await memory().setVolume(0.4)
  await memory().setVolume(0)
  await memory().setMuted(true)
  expect(await memory().getVolume()).toBe(0.4)
  expect(await memory().getMuted()).toBe(true)
})

test('captions follow the choice in the player until the account says otherwise', async () => {
  expect(await memory({ subtitles: false }).getCaptions()).toBe(false)
  await memory().setCaptions(false)
  expect(await memory().getCaptions()).toBe(false)
  await memory({ subtitles: false }).setCaptions(true)
  expect(await memory({ subtitles: false }).getCaptions()).toBe(true)
  expect(await memory({ subtitles: true }).getCaptions()).toBe(true)
})

test('the size of captions holds for every video of a person', () => {
  expect(memory().hasLargeCaptions).toBe(false)
  memory().hasLargeCaptions = true
  expect(memory({ videoId: 'other' }).hasLargeCaptions).toBe(true)
  expect(memory({ userId: 'sam' }).hasLargeCaptions).toBe(false)
})

test('a damaged record counts as none', async () => {
  localStorage.setItem('stepwise.video-settings.robin', '{')
  expect(await memory().getVolume()).toBe(1)
})

test('speed, zoom and the size of captions hold for the next video of the same person', async () => {
  await memory().setPlaybackRate(0.75)
  memory().zoom = 200
  const next = memory({ videoId: 'other' })
  expect([await next.getPlaybackRate(), next.zoom]).toEqual([0.75, 200])
  const others = memory({ userId: 'sam' })
  expect([await others.getPlaybackRate(), others.zoom]).toEqual([null, 100])
})

test('a live stream has no speed, and changes none', async () => {
  const live = memory({ duration: () => Number.POSITIVE_INFINITY })
  await memory().setPlaybackRate(1.5)
  await live.setPlaybackRate(1)
  expect(await live.getPlaybackRate()).toBeNull()
  expect(await memory().getPlaybackRate()).toBe(1.5)
})

test('what another version kept counts only where it makes sense', async () => {
  const kept = { speed: 17, zoom: 'much', volume: 0.4, isMuted: 1, hasLargeCaptions: true }
  localStorage.setItem('stepwise.video-settings.robin', JSON.stringify(kept))
  const mine = memory()
  expect([await mine.getPlaybackRate(), mine.zoom, await mine.getVolume(), await mine.getMuted()]).toEqual([
    null,
    100,
    0.4,
    false,
  ])
  expect(mine.hasLargeCaptions).toBe(true)
})

test('without local storage the player works and remembers nothing', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('forbidden')
    })
  }
  const mine = memory()
  await mine.setPlaybackRate(2)
  await mine.setTime(30)
  await mine.setTime(60, true)
  expect([await mine.getTime(), await mine.getPlaybackRate(), await mine.getVolume()]).toEqual([null, null, 1])
})
