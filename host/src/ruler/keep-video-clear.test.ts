import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepVideoClear } from './keep-video-clear.ts'

// docs/product/accessibility.md#ruler-and-videos

let stop = () => {}
let ruler: HTMLElement
let video: HTMLVideoElement

beforeEach(() => {
  vi.useFakeTimers()
  ruler = document.createElement('div')
  document.body.innerHTML = '<div data-picture><video></video></div>'
  video = document.querySelector('video') as HTMLVideoElement
  document.body.append(ruler)
  vi.spyOn(video.parentElement as HTMLElement, 'getBoundingClientRect').mockReturnValue(new DOMRect(20, 100, 640, 360))
  stop = keepVideoClear(ruler)
})
afterEach(() => {
  stop()
  document.body.replaceChildren()
})

function play(isPlaying: boolean) {
  vi.spyOn(video, 'paused', 'get').mockReturnValue(!isPlaying)
  video.dispatchEvent(new Event(isPlaying ? 'play' : 'pause'))
  vi.advanceTimersToNextFrame()
}
const edges = () => ['top', 'right', 'bottom', 'left'].map((name) => ruler.style.getPropertyValue(`--video-${name}`))

test('the ruler leaves the picture of a video clear while it plays', () => {
  expect(ruler.hasAttribute('data-video')).toBe(false)
  play(true)
  expect(ruler.hasAttribute('data-video')).toBe(true)
  expect(edges()).toEqual(['100px', '660px', '460px', '20px'])
  play(false)
  expect(ruler.hasAttribute('data-video')).toBe(false)
})

test('the ruler follows the picture while the page scrolls', () => {
  play(true)
  vi.spyOn(video.parentElement as HTMLElement, 'getBoundingClientRect').mockReturnValue(new DOMRect(20, -50, 640, 360))
  vi.advanceTimersToNextFrame()
  expect(edges()[0]).toBe('-50px')
})

test('the ruler dims a video behind a dialog', () => {
  play(true)
  video.parentElement?.setAttribute('inert', '')
  vi.advanceTimersToNextFrame()
  expect(ruler.hasAttribute('data-video')).toBe(false)
})

test('the ruler dims videos again once someone wants it', () => {
  play(true)
  stop()
  expect(ruler.hasAttribute('data-video')).toBe(false)
})
