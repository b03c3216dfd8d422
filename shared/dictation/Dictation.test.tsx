import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { allSettled } from 'effector'
import { useRef, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signedOut } from '../session/index.ts'
import {
  addHelperToolbar,
  aUser,
  installRecognition,
  lastRecognition,
  recordAnnouncements,
  removeRecognition,
  renderPart,
  signedInScope,
} from '../testing/index.ts'
import { Dictation } from './Dictation.tsx'
import { endDictation } from './running.ts'

// docs/product/dictation.md

beforeEach(() => installRecognition())
afterEach(() => {
  endDictation()
  removeRecognition()
})

function Field({ of }: { of?: string }) {
  const [text, setText] = useState('I said')
  const box = useRef<HTMLTextAreaElement>(null)
  return (
    <div>
      <textarea ref={box} aria-label="Note" value={text} onChange={({ target }) => setText(target.value)} />
      <Dictation field={box} {...(of === undefined ? {} : { of })} />
      <output>{text}</output>
      <button type="button">Elsewhere</button>
    </div>
  )
}

async function show(of?: string) {
  const scope = await signedInScope(aUser({ id: 'robin' }))
  const said = recordAnnouncements(scope)
  const view = renderPart(<Field {...(of === undefined ? {} : { of })} />, { scope })
  return { said, ...view }
}
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' })
const text = () => screen.getByRole('status').textContent
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const notice = () => screen.queryByRole('group', { name: 'Before you dictate' })

/** Someone who has agreed dictates. */
async function dictate() {
  await press('Dictate')
  await screen.findByRole('group', { name: 'Before you dictate' })
  await press('Agree and dictate')
  await screen.findByText('Listening')
}

test('nothing is there where the browser recognises no speech', async () => {
  removeRecognition()
  await show()
  expect(screen.queryByRole('button', { name: 'Dictate' })).toBeNull()
})

test('before the first use it says where the speech goes, and nothing listens until that is agreed to, once on a device', async () => {
  const { unmount } = await show()
  await press('Dictate')
  await waitFor(() => expect(document.activeElement).toBe(notice()))
  expect(notice()?.textContent).toContain('it sends the sound to a service run by its maker')
  expect(() => lastRecognition()).toThrow()
  await press('Cancel')
  expect(notice()).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dictate' }))

  await dictate()
  unmount()
  await show()
  await press('Dictate')
  await screen.findByText('Listening')
  expect(notice()).toBeNull()
})

test('another person of the device is asked, too; Escape closes only the question', async () => {
  localStorage.setItem('stepwise.dictation-agreed.somebody-else', 'service')
  await show()
  await press('Dictate')
  await waitFor(() => expect(notice()).not.toBeNull())
  const onKey = vi.fn()
  document.addEventListener('keydown', onKey, { once: true })
  await userEvent.keyboard('{Escape}')
  document.removeEventListener('keydown', onKey)
  expect(notice()).toBeNull()
  expect(onKey).not.toHaveBeenCalled()
})

test('where the browser does it on the device, the notice says so and the sound stays there', async () => {
  installRecognition('device')
  await show()
  await press('Dictate')
  await waitFor(() => expect(notice()?.textContent).toContain('the sound never leaves the device'))
  await press('Agree and dictate')
  await screen.findByText('Listening')
  expect(lastRecognition().processLocally).toBe(true)
})

test('spoken words are written behind the text, and words that may still change are shown', async () => {
  const { said } = await show()
  await dictate()
  expect(document.activeElement).toBe(box())
  lastRecognition().hear(' hello', false)
  expect(await screen.findByText('hello')).toBeDefined()
  expect(text()).toBe('I said')
  lastRecognition().hear(' hello there')
  await waitFor(() => expect(text()).toBe('I said hello there'))
  expect(said).toEqual(['Listening'])
})

test('spoken words are written where the caret is', async () => {
  await show()
  await userEvent.click(box())
  box().setSelectionRange(1, 1)
  await dictate()
  lastRecognition().hear('really')
  await waitFor(() => expect(text()).toBe('I really said'))
})

test('the button ends it, keeps what was heard until then, and has the focus', async () => {
  const { said } = await show()
  await dictate()
  lastRecognition().hear('hello', false)
  await press('Stop dictating')
  await waitFor(() => expect(text()).toBe('I said hello'))
  expect(screen.queryByText('Listening')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dictate' }))
  expect(said).toEqual(['Listening', 'Dictation has ended'])
  expect(lastRecognition().isRunning).toBe(false)
})

test('Escape ends it and does nothing else', async () => {
  await show()
  await dictate()
  const onKey = vi.fn()
  box().addEventListener('keydown', onKey)
  fireEvent.keyDown(box(), { key: 'Escape' })
  expect(onKey).not.toHaveBeenCalled()
  await waitFor(() => expect(screen.queryByText('Listening')).toBeNull())
})

// docs/product/accessibility.md#other-software
test('dictation goes on while the focus is in the toolbar of a reading helper', async () => {
  await show()
  await dictate()
  addHelperToolbar().focus()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(lastRecognition().isRunning).toBe(true)
})

test('dictation ends when the focus goes elsewhere, the page is left, or the person signs out', async () => {
  const { scope } = await show()
  await dictate()
  await press('Elsewhere')
  await waitFor(() => expect(lastRecognition().isRunning).toBe(false))

  await press('Dictate')
  await screen.findByText('Listening')
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  fireEvent(document, new Event('visibilitychange'))
  await waitFor(() => expect(lastRecognition().isRunning).toBe(false))

  await press('Dictate')
  await screen.findByText('Listening')
  await allSettled(signedOut, { scope })
  await waitFor(() => expect(lastRecognition().isRunning).toBe(false))
})

test('a silence ends dictation, as browsers do', async () => {
  const { said } = await show()
  await dictate()
  lastRecognition().finish()
  await waitFor(() => expect(said.at(-1)).toBe('Dictation has ended'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  ['not-allowed', /is not allowed to use the microphone here/],
  ['service-not-allowed', /switched off/],
  ['audio-capture', /No microphone was found/],
  ['network', /did not answer/],
  ['no-speech', /Nothing was heard/],
  ['language-not-supported', /English/],
  ['something-new', /could not turn speech into text/],
])('the error %s is shown in words, once', async (code, words) => {
  const { said } = await show()
  await dictate()
  lastRecognition().fail(code)
  expect((await screen.findByRole('alert')).textContent).toMatch(words)
  expect(screen.queryByText('Listening')).toBeNull()
  expect(said).toEqual(['Listening'])
})

test('each button of several fields has its own name', async () => {
  await show('What happened?')
  const { textContent } = screen.getByRole('button', { name: 'Dictate: What happened?' })
  expect(textContent).toBe('Dictate')
})
