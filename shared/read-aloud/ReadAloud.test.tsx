import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { allSettled, type Scope } from 'effector'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $displaySetting, displaySettingChanged, saveDisplaySettingFx } from '../display/index.ts'
import { Link, useLocation } from '../routing/index.ts'
import { sessionExpired, signedOut } from '../session/index.ts'
import { addHelperToolbar, aUser, renderPart, signedInScope, textsOf } from '../testing/index.ts'
import { installSpeech, removeSpeech, type Spoken, type StandInVoice } from '../testing/speech.ts'
import { $announcement } from '../ui/index.ts'
import { ReadAloud } from './ReadAloud.tsx'

const kate: StandInVoice = { name: 'Kate', lang: 'en-GB', localService: true }
const online: StandInVoice = { name: 'Online', lang: 'en-US', localService: false }
const anna: StandInVoice = { name: 'Anna', lang: 'de-DE', localService: true }

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  cleanup()
  removeSpeech()
})

const spoken = () => (globalThis as unknown as { spokenAloud: Spoken[] }).spokenAloud
const button = (name: string) => screen.getByRole('button', { name })
const bar = (name = 'Read aloud') => screen.findByRole('group', { name })
const bars = () => screen.queryAllByRole('group', { name: /^Read aloud/ })
const isQuiet = () => !speechSynthesis.speaking && bars().length === 0
const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime })

function Text({ words, of }: { words: string; of?: string }) {
  const text = useRef<HTMLDivElement>(null)
  return (
    <div>
      {of === undefined ? <ReadAloud text={text} /> : <ReadAloud text={text} of={of} />}
      <div ref={text} lang="en-GB">
        <p>{words}</p>
      </div>
    </div>
  )
}

const Where = () => useLocation().pathname

async function show(voices: StandInVoice[] = [kate, online, anna], more = <></>): Promise<Scope> {
  if (voices.length > 0) installSpeech({ voices, msPerWord: 1_000_000 })
  const scope = await signedInScope(aUser(), { handlers: [[saveDisplaySettingFx, () => new Promise(() => {})]] })
  renderPart(
    <>
      <Text words="One. Two. Three." />
      {more}
    </>,
    { scope },
  )
  await act(() => vi.advanceTimersByTimeAsync(0))
  return scope
}

async function start() {
  await user().click(button('Read aloud'))
  const controls = await bar()
  await waitFor(() => expect(spoken()).toHaveLength(1))
  return controls
}

/** A page on which the reading has begun. */
async function showReading(...given: Parameters<typeof show>) {
  const scope = await show(...given)
  return { scope, controls: await start() }
}

test('without speech, or without a voice, there is no button; it comes when the voices come', async () => {
  await show([])
  expect(screen.queryByRole('button')).toBeNull()
  installSpeech({ voices: [kate], msPerWord: 100 })
  renderPart(<Text words="One." />)
  expect(screen.queryByRole('button')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(button('Read aloud')).toBeDefined()
})

test('nothing is spoken until the button is pressed; it becomes Pause and keeps the focus; nothing is announced', async () => {
  const scope = await show()
  expect(bars()).toEqual([])
  expect(spoken()).toEqual([])
  const controls = await start()
  expect(spoken()).toEqual([{ text: 'One.', rate: 1, voice: 'Kate', lang: 'en-GB' }])
  expect(document.activeElement).toBe(button('Pause'))
  await user().keyboard('[Enter]')
  expect(document.activeElement).toBe(button('Continue'))
  await user().keyboard('[Space]')
  const buttons = within(controls).getAllByRole('button')
  const names = buttons.map(({ ariaLabel, textContent }) => ariaLabel ?? textContent)
  expect(names).toEqual(['Pause', 'Previous sentence', 'Next sentence', 'Stop'])
  await user().click(button('Next sentence'))
  await user().click(button('Previous sentence'))
  expect(spoken().map(({ text }) => text)).toEqual(['One.', 'One.', 'Two.', 'One.'])
  expect(scope.getState($announcement)).toBe('')
})

test('Stop ends it, and the focus is on the button that began', async () => {
  await showReading()
  await user().click(button('Stop'))
  expect(isQuiet()).toBe(true)
  expect(document.activeElement).toBe(button('Read aloud'))
})

test('the end of the text takes the focus from no one who is elsewhere', async () => {
  await showReading([kate], <button type="button">Elsewhere</button>)
  await user().click(button('Next sentence'))
  await user().click(button('Next sentence'))
  button('Elsewhere').focus()
  fireEvent.click(button('Next sentence'))
  expect(isQuiet()).toBe(true)
  expect(document.activeElement).toBe(button('Elsewhere'))
})

test('speed and voice are chosen in lists, apply at once and are the person’s', async () => {
  const { scope } = await showReading()
  const voice = screen.getByRole('combobox', { name: 'Voice' })
  const options = ['Chosen by the browser', 'Kate', 'Online (needs the internet)', 'Anna']
  expect(textsOf('option', voice)).toEqual(options)
  await user().selectOptions(screen.getByRole('combobox', { name: 'Speed' }), '150 %')
  await user().selectOptions(voice, 'Online (needs the internet)')
  expect(scope.getState($displaySetting)).toMatchObject({ readingSpeed: 150, readingVoice: 'Online' })
  expect(spoken().at(-1)).toEqual({ text: 'One.', rate: 1.5, voice: 'Online', lang: 'en-US' })
  await user().selectOptions(voice, 'Chosen by the browser')
  expect(scope.getState($displaySetting).readingVoice).toBeNull()
})

test('a speed between the steps, and a voice that another device has, stay chosen', async () => {
  const scope = await show()
  // Not awaited: the save never ends.
  act(() => void allSettled(displaySettingChanged, { scope, params: { readingSpeed: 110, readingVoice: 'Samantha' } }))
  await start()
  expect(screen.getByRole('combobox', { name: 'Speed' })).toHaveProperty('value', '110')
  expect(screen.getByRole('combobox', { name: 'Voice' })).toHaveProperty('value', 'Samantha')
  expect(screen.getByRole('option', { name: 'Samantha (not on this device)' })).toBeDefined()
  expect(spoken()).toMatchObject([{ rate: 1.1, voice: 'Kate' }])
})

test('a voice that fails says so, and Continue tries again', async () => {
  await showReading([{ ...kate, isBroken: true }])
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(screen.getByRole('alert').textContent).toMatch(/^This voice did not work/)
  expect(button('Continue')).toBeDefined()
})

test('Escape ends it from anywhere, and nothing else of the page uses it', async () => {
  await show([kate], <button type="button">Elsewhere</button>)
  const heard = vi.fn(({ defaultPrevented }: KeyboardEvent) => defaultPrevented)
  document.addEventListener('keydown', heard)
  await start()
  button('Elsewhere').focus()
  await user().keyboard('[Escape]')
  expect(isQuiet()).toBe(true)
  await user().keyboard('[Escape]')
  expect(heard.mock.results.map(({ value }) => value)).toEqual([true, false])
  document.removeEventListener('keydown', heard)
})

test('Escape is first of an open menu, of a field that uses it, of an input method, of other software, and of a layer above', async () => {
  const { controls } = await showReading(
    [kate],
    <>
      <div role="menu" tabIndex={-1} aria-label="Menu" />
      <input aria-label="Search" onKeyDown={(event) => event.preventDefault()} />
      <input aria-label="Plain" />
    </>,
  )
  const pressEscape = (target: Element, init = {}) => fireEvent.keyDown(target, { key: 'Escape', ...init })
  pressEscape(screen.getByRole('menu'))
  pressEscape(screen.getByRole('textbox', { name: 'Search' }))
  pressEscape(document.body, { isComposing: true })
  pressEscape(addHelperToolbar())
  controls.parentElement?.setAttribute('inert', '')
  pressEscape(document.body)
  expect(isQuiet()).toBe(false)
  controls.parentElement?.removeAttribute('inert')
  pressEscape(screen.getByRole('textbox', { name: 'Plain' }))
  expect(isQuiet()).toBe(true)
})

test('reading pauses the videos of the page, and a video that plays ends the reading', async () => {
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {})
  await show([kate])
  const video = screen.getByRole('main').appendChild(document.createElement('video'))
  await start()
  expect(pause).toHaveBeenCalledOnce()
  fireEvent.play(video)
  expect(isQuiet()).toBe(true)
})

test('another text ends it', async () => {
  await showReading([kate], <Text words="Four." of="a note" />)
  await user().click(button('Read aloud: a note'))
  await bar('Read aloud: a note')
  await waitFor(() => expect(spoken().at(-1)?.text).toBe('Four.'))
  expect(bars()).toHaveLength(1)
  expect(button('Read aloud')).toBeDefined()
})

test.each([
  ['the end of the session', (scope: Scope) => allSettled(sessionExpired, { scope })],
  ['signing out', (scope: Scope) => allSettled(signedOut, { scope })],
  ['leaving the site', async () => void dispatchEvent(new Event('pagehide'))],
  ['another page', () => user().click(screen.getByRole('link', { name: 'On' }))],
])('%s ends it', async (_, leave) => {
  const { scope } = await showReading(
    [kate],
    <>
      <Link to="/on">On</Link>
      <Where />
    </>,
  )
  await act(async () => void (await leave(scope)))
  expect(isQuiet()).toBe(true)
})

test('reading ends with its text', async () => {
  installSpeech({ voices: [kate], msPerWord: 100 })
  const { unmount } = renderPart(<Text words="One." />)
  await act(() => vi.advanceTimersByTimeAsync(0))
  await start()
  unmount()
  expect(speechSynthesis.speaking).toBe(false)
})
