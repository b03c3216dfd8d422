import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installSpeech, removeSpeech, type Spoken } from '../../testing/speech.ts'
import type { CaptionLine } from '../captions/captions.ts'
import { Describer } from './describer.ts'
import { withDescriptions } from './use-descriptions.ts'

// docs/product/steps-and-player.md#descriptions

const line = (start: number, end: number, text: string): CaptionLine => ({
  start,
  end,
  text,
  parts: [{ text, lang: undefined }],
})
const descriptions = [line(0, 10, 'A graph without a line.'), line(10, 20, 'A line climbs.')]
const lines = [line(0.4, 5, 'Here is a graph.'), line(10.4, 15, 'It grows.')]
let volume = 1
const film = { play: vi.fn(), pause: vi.fn(), volume: () => volume }
const spoken = () => (globalThis as unknown as { spokenAloud: Spoken[] }).spokenAloud.map(({ text }) => text)

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetAllMocks()
  volume = 1
  installSpeech({ voices: [{ name: 'Ada', lang: 'en-GB', localService: true }], msPerWord: 100 })
})
afterEach(() => {
  removeSpeech()
  vi.useRealTimers()
})

const start = () => new Describer(film, descriptions, lines, { speed: 100, voice: null })

test('reads each description once, and the film waits for the end of one that is longer than the gap', () => {
  const describer = start()
  for (const time of [0, 0.1, 0.3]) describer.reach(time, false)
  expect(spoken()).toEqual(['A graph without a line.'])
  expect(film.pause).toHaveBeenCalledOnce()
  describer.reach(0.3, true)
  vi.advanceTimersByTime(2_000)
  expect(film.play).toHaveBeenCalledOnce()
  for (const time of [0.4, 5, 10.1]) describer.reach(time, false)
  expect(spoken()).toEqual(['A graph without a line.', 'A line climbs.'])
})

test('does not hold the film for a description that fits', () => {
  const describer = start()
  describer.reach(0, false)
  vi.advanceTimersByTime(2_000)
  describer.reach(0.4, false)
  expect(film.pause).not.toHaveBeenCalled()
  expect(film.play).not.toHaveBeenCalled()
})

test.each([
  ['plays on', 0.3, false],
  ['seeks elsewhere', 14, true],
])('is silent when the person %s while the film waits', (_, time, isPaused) => {
  const describer = start()
  describer.reach(0, false)
  describer.reach(0.3, false)
  describer.reach(0.3, true)
  describer.reach(time, isPaused)
  expect(speechSynthesis.speaking).toBe(false)
  vi.advanceTimersByTime(2_000)
  expect(film.play).not.toHaveBeenCalled()
})

test('is silent when the person pauses, and in the middle of a picture', () => {
  const describer = start()
  describer.reach(0, false)
  describer.reach(0.1, true)
  expect(speechSynthesis.speaking).toBe(false)
  describer.reach(14, false)
  expect(spoken()).toEqual(['A graph without a line.'])
})

test('reads the picture that is there when it begins, and the film waits at once for its end', () => {
  const describer = start()
  describer.reach(7, true)
  expect(spoken()).toEqual([])
  describer.reach(7, false)
  expect(spoken()).toEqual(['A graph without a line.'])
  expect(film.pause).toHaveBeenCalledOnce()
  describer.reach(7.1, true)
  vi.advanceTimersByTime(2_000)
  expect(film.play).toHaveBeenCalledOnce()
})

test('is as loud as the film, and silent while that is muted', () => {
  volume = 0
  const describer = start()
  describer.reach(0, false)
  expect(spoken()).toEqual([])
  volume = 0.5
  const speak = vi.spyOn(speechSynthesis, 'speak')
  describer.reach(10, false)
  expect(speak.mock.calls[0]?.[0].volume).toBe(0.5)
})

test('the transcript has each description at its time, until someone speaks', () => {
  expect(withDescriptions(lines, descriptions).map(({ text, end }) => [text, end])).toEqual([
    ['Picture: A graph without a line.', 0.4],
    ['Here is a graph.', 5],
    ['Picture: A line climbs.', 10.4],
    ['It grows.', 15],
  ])
})
