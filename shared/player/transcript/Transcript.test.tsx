import { displaySettingChanged } from '@stepwise/shared/display'
import { recordAnnouncements, renderPart } from '@stepwise/shared/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { Transcript } from './Transcript.tsx'

// docs/product/steps-and-player.md#transcript-keys

const playback = vi.hoisted(() => ({ hear: (_: { currentTime: number }) => {}, seek: (_seconds: number) => {} }))
vi.mock('@vidstack/react', () => {
  const player = {
    subscribe: (listener: typeof playback.hear) => {
      playback.hear = listener
    },
  }
  return { useMediaPlayer: () => player, useMediaRemote: () => ({ seek: playback.seek }) }
})

const texts = ['Read the question.', 'Find the task.', 'Find the topic.', 'Plan.']
const lines = texts.map((text, index) => ({ start: index * 10, end: index * 10 + 9, text }))
const captionsOf = (shown: typeof lines) => ({
  state: 'ready' as const,
  vtt: '',
  lines: shown.map((line) => ({ ...line, parts: [{ text: line.text, lang: undefined }] })),
})
const noted = vi.fn()
const line = (index: number) => screen.getByRole('button', { name: new RegExp(`${texts[index]}$`) })
const noteButtons = () => screen.getAllByRole('button', { name: 'Note this line' })
const noteOf = (index: number) =>
  within(line(index).closest('li') as HTMLElement).getByRole('button', { name: 'Note this line' })
const hear = (currentTime: number) => act(() => playback.hear({ currentTime }))

beforeEach(() => {
  noted.mockClear()
  playback.seek = vi.fn()
})
function show(scope = fork(), shown = lines) {
  const said = recordAnnouncements(scope)
  renderPart(
    <div data-media-player>
      <div data-controls>
        <button type="button">Play</button>
      </div>
      <Transcript ref={null} captions={captionsOf(shown)} onNote={noted} />
    </div>,
    { scope },
  )
  return said
}

test('all lines are one stop of Tab, at the line that is heard, and the next stop notes it', async () => {
  show()
  hear(12)
  expect(line(1).getAttribute('aria-current')).toBe('true')
  screen.getByRole('button', { name: 'Play' }).focus()
  await userEvent.tab()
  expect(document.activeElement).toBe(line(1))
  await userEvent.tab()
  expect(noteButtons()).toEqual([document.activeElement])
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
})

test('the button notes the line where the focus is, not the line that is heard', async () => {
  const said = show()
  hear(12)
  line(1).focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.activeElement).toBe(line(3))
  hear(1)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(noted).toHaveBeenCalledExactlyOnceWith({ videoTime: 30, text: 'Plan.' })
  expect(said).toEqual(['Line at 0:30 added to the note: Plan.'])
})

test('N notes the line that has the focus, once while it is held', async () => {
  show()
  hear(12)
  line(1).focus()
  await userEvent.keyboard('{ArrowUp}n')
  fireEvent.keyDown(line(0), { key: 'n', repeat: true })
  expect(noted).toHaveBeenCalledExactlyOnceWith({ videoTime: 0, text: 'Read the question.' })
  await userEvent.tab()
  await userEvent.keyboard('n')
  await userEvent.keyboard('{Control>}n{/Control}')
  expect(noted).toHaveBeenCalledOnce()
})

test('of a long line the announcement says the first eight words', async () => {
  const said = show(fork(), [{ start: 65, end: 70, text: 'One two three four  five six\nseven eight nine ten.' }])
  await userEvent.click(screen.getByRole('button', { name: 'Note this line' }))
  expect(noted).toHaveBeenCalledExactlyOnceWith({
    videoTime: 65,
    text: 'One two three four  five six\nseven eight nine ten.',
  })
  expect(said).toEqual(['Line at 1:05 added to the note: One two three four five six seven eight…'])
})

test('N notes the line with Caps Lock too', async () => {
  show()
  line(0).focus()
  await userEvent.keyboard('N')
  expect(noted).toHaveBeenCalledOnce()
})

test('N does nothing where it is switched off, and nothing says that it does', async () => {
  const scope = fork()
  await allSettled(displaySettingChanged, { scope, params: { shortcutsOff: ['transcript-note'] } })
  show(scope)
  line(0).focus()
  await userEvent.keyboard('n')
  expect(noted).not.toHaveBeenCalled()
  expect(screen.queryByText('N')).toBeNull()
})

test('a mouse finds the button on the line under it, and the stop of Tab keeps its own', async () => {
  show()
  line(1).focus()
  await userEvent.hover(line(3))
  expect(noteButtons()).toHaveLength(2)
  await userEvent.click(noteOf(3))
  expect(noted).toHaveBeenCalledExactlyOnceWith({ videoTime: 30, text: 'Plan.' })
})

test('the stop follows what is heard again once the focus is back at the controls', () => {
  show()
  line(3).focus()
  hear(12)
  expect(line(3).tabIndex).toBe(0)
  act(() => screen.getByRole('button', { name: 'Play' }).focus())
  expect([0, 1, 2, 3].map((index) => line(index).tabIndex)).toEqual([-1, 0, -1, -1])
})

test('Enter on a line seeks to it and keeps the focus', async () => {
  show()
  line(2).focus()
  await userEvent.keyboard('{Enter}')
  expect(playback.seek).toHaveBeenCalledExactlyOnceWith(20, expect.anything())
  expect(document.activeElement).toBe(line(2))
})

test('a transcript without notes has no button for them', () => {
  renderPart(<Transcript ref={null} captions={captionsOf(lines)} onNote={undefined} />)
  expect(screen.queryByRole('button', { name: 'Note this line' })).toBeNull()
  expect(screen.queryByText('N')).toBeNull()
})
