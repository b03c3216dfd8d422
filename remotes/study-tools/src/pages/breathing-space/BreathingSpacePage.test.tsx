import { recordAnnouncements, renderPart } from '@stepwise/shared/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import BreathingSpacePage from './BreathingSpacePage.tsx'

// jsdom neither moves nor sounds.
const motion = { cancel: vi.fn(), pause: vi.fn(), currentTime: 0 }
const animate = vi.fn(() => motion)
const rampTo = vi.fn()
const param = { cancelScheduledValues() {}, setValueAtTime() {}, linearRampToValueAtTime: rampTo, setTargetAtTime() {} }
const node = { connect: (next: unknown) => next, gain: param, frequency: param }
const tone = { ...node, start() {}, stop: vi.fn(), onended() {} }
const audio = { state: 'running', currentTime: 0, resume: async () => {}, close: vi.fn() }
const making = (made: object) =>
  class {
    constructor() {
      // biome-ignore lint/correctness/noConstructorReturn: each test looks at the one that is made
      return made
    }
  }

beforeEach(() => {
  vi.clearAllMocks()
  vi.useFakeTimers()
  Object.assign(Element.prototype, { animate })
  vi.spyOn(window, 'matchMedia').mockImplementation(mediaOf(false))
  vi.stubGlobal('AudioContext', making(audio))
  vi.stubGlobal('GainNode', making(node))
  vi.stubGlobal('OscillatorNode', making(tone))
})

const mediaOf = (matches: boolean) => () =>
  ({ matches, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList

function open(query = '') {
  const scope = fork()
  const { unmount } = renderPart(<BreathingSpacePage />, { scope, at: `/apps/breathing-space${query}` })
  return { said: recordAnnouncements(scope), leave: unmount }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }))
function pass(seconds: number) {
  for (let second = 0; second < seconds; second++) act(() => vi.advanceTimersByTime(1000))
}
const isShown = (text: string) => screen.queryByText(text) !== null
const radio = (name: string): HTMLInputElement => screen.getByRole('radio', { name })

test.each([
  ['', '1 minute'],
  ['?minutes=3', '3 minutes'],
  ['?minutes=9', '1 minute'],
])('with the parameters “%s” it takes %s', (query, length) => {
  open(query)
  expect(radio(length).checked).toBe(true)
  expect(screen.getAllByText(length)).toHaveLength(2)
})

test('a minute of breaths is counted down, and ends', () => {
  const { said } = open()
  expect(isShown('Ready when you are')).toBe(true)
  press('Start')
  expect(said).toEqual(['Started: 1 minute.'])
  expect(isShown('Breathe in')).toBe(true)
  expect(radio('2 minutes').matches(':disabled')).toBe(true)
  pass(5)
  expect(isShown('Breathe out')).toBe(true)
  expect(isShown('5')).toBe(true)
  expect(isShown('55 seconds left')).toBe(true)
  pass(55)
  expect(isShown('Finished')).toBe(true)
  expect(isShown('Well done. Notice how you feel now, and take your time before you go on.')).toBe(true)
  expect(said.at(-1)).toMatch(/^Finished\. Well done\./)
  expect(screen.getByRole('button', { name: 'Start' })).toBeDefined()
})

test('the exercise pauses, goes on where it was and stops', () => {
  const { said } = open()
  press('Start')
  pass(12)
  press('Pause')
  pass(30)
  expect(isShown('48 seconds left')).toBe(true)
  expect(motion.pause).toHaveBeenCalled()
  press('Continue')
  expect(motion.currentTime).toBeCloseTo(12_000, -2)
  pass(1)
  expect(isShown('47 seconds left')).toBe(true)
  press('Stop')
  press('Stop')
  expect(said).toEqual(['Started: 1 minute.', 'Paused.', 'Continued.', 'Stopped.'])
  expect(isShown('Ready when you are')).toBe(true)
  expect(radio('2 minutes').matches(':disabled')).toBe(false)
})

test('each breath is announced for people who want that', () => {
  const { said } = open()
  tick('Announce each breath')
  press('Start')
  pass(15)
  expect(said).toEqual(['Breathe in', 'Breathe out', 'Breathe in', 'Breathe out'])
})

test('the sound starts again with each breath, and ends when it is turned off', () => {
  open()
  tick('Play a soft sound')
  press('Start')
  expect(rampTo.mock.calls.map(([, end]) => end)).toEqual([4, 10, 4, 10])
  pass(10)
  expect(rampTo).toHaveBeenCalledTimes(8)
  tick('Play a soft sound')
  expect(tone.stop).toHaveBeenCalledOnce()
  expect(audio.close).not.toHaveBeenCalled()
  tone.onended()
  expect(audio.close).toHaveBeenCalledOnce()
})

test('nothing goes on when the page is left', () => {
  const { leave } = open()
  tick('Play a soft sound')
  press('Start')
  pass(1)
  expect(vi.getTimerCount()).toBeGreaterThan(0)
  leave()
  expect(vi.getTimerCount()).toBe(0)
  expect(motion.cancel).toHaveBeenCalledOnce()
  expect(tone.stop).toHaveBeenCalledOnce()
  tone.onended()
  expect(audio.close).toHaveBeenCalledOnce()
})

test('the circle keeps still where the device asks for less movement', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(mediaOf(true))
  open()
  press('Start')
  expect(animate).not.toHaveBeenCalled()
})
