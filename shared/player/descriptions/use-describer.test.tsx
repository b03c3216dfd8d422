import { renderPart } from '@stepwise/shared/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { MediaPlayerInstance } from '@vidstack/react'
import { fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { installSpeech, removeSpeech, type Spoken } from '../../testing/speech.ts'
import type { CaptionLine } from '../captions/captions.ts'
import { DescriptionControls } from '../controls/DescriptionControls.tsx'
import { useDescriber } from './use-describer.ts'

// docs/product/steps-and-player.md#descriptions

const line = (start: number, end: number, text: string): CaptionLine => ({
  start,
  end,
  text,
  parts: [{ text, lang: undefined }],
})
const descriptions = [line(0, 10, 'A graph without a line.'), line(10, 20, 'A line climbs.')]
const lines = [line(0.4, 5, 'Here is a graph.')]
const listeners = new Set<(state: { currentTime: number; paused: boolean }) => void>()
const remoteControl = { play: vi.fn(), pause: vi.fn() }
const film = {
  state: { muted: false, volume: 1 },
  remoteControl,
  subscribe(listener: typeof listeners extends Set<infer Listener> ? Listener : never) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
const player = { current: film as unknown as MediaPlayerInstance }
const spoken = () => (globalThis as unknown as { spokenAloud: Spoken[] }).spokenAloud.map(({ text }) => text)

afterEach(() => {
  listeners.clear()
  removeSpeech()
  vi.resetAllMocks()
})

function Part({ loaded }: { loaded: readonly CaptionLine[] | null }) {
  const { choice, announced } = useDescriber(player, loaded, lines)
  return (
    <>
      {choice && <DescriptionControls choice={choice} />}
      <p role="status">{announced}</p>
    </>
  )
}
const show = (loaded: readonly CaptionLine[] | null = descriptions) =>
  renderPart(<Part loaded={loaded} />, { scope: fork() })
const reach = (currentTime: number, paused = false) =>
  act(() => {
    for (const listener of listeners) listener({ currentTime, paused })
  })
const said = () => screen.getByRole('status').textContent
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const isPressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true'
const withVoice = () =>
  installSpeech({ voices: [{ name: 'Ada', lang: 'en-GB', localService: true }], msPerWord: 1_000_000 })

test('a video without descriptions has no switch, and keeps a place for it while they load', () => {
  const { unmount } = show([])
  expect(screen.queryByText('Describe the picture')).toBeNull()
  unmount()
  show(null)
  expect(screen.getByText('Describe the picture')).not.toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test('without speech each description is announced while the film plays, until they are off', async () => {
  show()
  reach(1)
  expect([said(), isPressed('Describe the picture')]).toEqual(['', false])
  await press('Describe the picture')
  reach(1, true)
  expect(said()).toBe('')
  reach(1)
  expect(said()).toBe('A graph without a line.')
  reach(12)
  expect(said()).toBe('A line climbs.')
  reach(30)
  expect(said()).toBe('')
  reach(12)
  expect(isPressed('To my screen reader')).toBe(true)
  await press('Describe the picture')
  expect([said(), listeners.size, isPressed('To my screen reader')]).toEqual(['', 0, false])
  expect(remoteControl.pause).not.toHaveBeenCalled()
})

test('with a voice they are read, the film waits, and they end when they are switched off', async () => {
  withVoice()
  show()
  await press('Describe the picture')
  await vi.waitFor(() => expect(isPressed('To my screen reader')).toBe(false))
  reach(0)
  reach(0.3)
  expect([said(), spoken()]).toEqual(['', ['A graph without a line.']])
  expect(remoteControl.pause).toHaveBeenCalledOnce()
  await press('Describe the picture')
  expect(speechSynthesis.speaking).toBe(false)
})

test('with a voice someone can have them announced instead', async () => {
  withVoice()
  show()
  await press('Describe the picture')
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: 'To my screen reader' }).getAttribute('aria-disabled')).toBeNull(),
  )
  await press('To my screen reader')
  reach(0.1)
  expect([said(), spoken()]).toEqual(['A graph without a line.', []])
})

test('the choice is that of the person’s next video', async () => {
  const { unmount } = show()
  await press('Describe the picture')
  unmount()
  expect(listeners.size).toBe(0)
  show()
  expect(isPressed('Describe the picture')).toBe(true)
  reach(11)
  expect(said()).toBe('A line climbs.')
})
