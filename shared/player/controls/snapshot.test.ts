import { expect, test, vi } from 'vitest'
import { frameLoaded, snapshotName, snapshotSize } from './snapshot.ts'

test('a snapshot is at most 640 px wide on mobile', () => {
  expect(snapshotSize(1280, 720, true)).toEqual({ width: 640, height: 360 })
  expect(snapshotSize(480, 270, true)).toEqual({ width: 480, height: 270 })
  expect(snapshotSize(1280, 720, false)).toEqual({ width: 1280, height: 720 })
})

test.each([
  ['Sleep, food & kit', 75.9, 'sleep-food-kit-1m15s.png'],
  ['Talk', 3723, 'talk-1h02m03s.png'],
  ['?', 0, 'video-0m00s.png'],
])('%j at %d s is called %s', (title, time, expected) => expect(snapshotName(title, time)).toBe(expected))

/** A video that has jumped: its frame is on its way. */
function jumpedVideo() {
  const video = document.createElement('video')
  const state = { seeking: true, readyState: video.HAVE_METADATA as number }
  Object.defineProperties(video, { seeking: { get: () => state.seeking }, readyState: { get: () => state.readyState } })
  return { video, state }
}

test('just after a jump the frame is waited for', async () => {
  const { video, state } = jumpedVideo()
  const arrived = vi.fn()
  const loading = frameLoaded(video).then(arrived)
  state.readyState = video.HAVE_CURRENT_DATA
  video.dispatchEvent(new Event('loadeddata'))
  await Promise.resolve()
  expect(arrived).not.toHaveBeenCalled()
  state.seeking = false
  video.dispatchEvent(new Event('seeked'))
  await loading
  expect(arrived).toHaveBeenCalledOnce()
  await frameLoaded(video)
})

test('a frame that does not come in 3 seconds is not waited for any longer', async () => {
  vi.useFakeTimers()
  const loading = frameLoaded(jumpedVideo().video)
  const isRefused = expect(loading).rejects.toThrow('there is no frame yet')
  await vi.advanceTimersByTimeAsync(3000)
  await isRefused
})
