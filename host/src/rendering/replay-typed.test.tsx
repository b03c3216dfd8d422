import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { watchEarlyUse } from './early-use.ts'
import { replayTyped } from './replay-typed.ts'

// docs/product/public-pages.md#take-over

function Form() {
  const [name, setName] = useState('')
  const [isAttached, setAttached] = useState(false)
  const [kind, setKind] = useState('question')
  const [message, setMessage] = useState('')
  return (
    <form>
      <input id="name" value={name} onChange={(event) => setName(event.currentTarget.value)} />
      <textarea id="message" value={message} onChange={(event) => setMessage(event.currentTarget.value)} />
      <input
        id="attached"
        type="checkbox"
        checked={isAttached}
        onChange={(event) => setAttached(event.currentTarget.checked)}
      />
      <select id="kind" value={kind} onChange={(event) => setKind(event.currentTarget.value)}>
        <option value="question">A question</option>
        <option value="fault">A fault</option>
      </select>
      <output>{[name, message, isAttached, kind].join('|')}</output>
    </form>
  )
}

afterEach(() => Reflect.deleteProperty(globalThis, 'stepwiseBoot'))

const find = <E extends HTMLElement = HTMLInputElement>(selector: string) =>
  document.querySelector(selector) as unknown as E

/** The form as HTML, in which `use` does something before the app is there. */
async function open(use: () => void) {
  document.body.innerHTML = `<div id="root">${renderToString(<Form />)}</div>`
  const earlyUse = watchEarlyUse(find('#root'))
  use()
  await act(async () => {
    const app = hydrateRoot(find('#root'), <Form />)
    onTestFinished(() => act(async () => app.unmount()))
  })
  await act(async () => {
    earlyUse.end()
    await replayTyped(earlyUse)
  })
  return find('output').textContent
}

test('text and choices from before the app was there are in the app, and caret and focus stay', async () => {
  const shown = await open(() => {
    find('#name').value = 'Robin'
    find('#message').value = 'Hello'
    find('#attached').click()
    find('#kind').value = 'fault'
    find('#message').focus()
    find('#message').setSelectionRange(1, 3)
  })
  expect(shown).toBe('Robin|Hello|true|fault')
  const { value, selectionStart, selectionEnd } = find('#message')
  expect([value, selectionStart, selectionEnd]).toEqual(['Hello', 1, 3])
  expect(document.activeElement?.id).toBe('message')
})

test('fields that no one has touched stay as they are', async () => {
  expect(await open(() => {})).toBe('||false|question')
})

test('a word that is being composed is taken when it is whole', async () => {
  const shown = await open(() => {
    Object.assign(globalThis, { stepwiseBoot: { isComposing: true } })
    find('#name').value = 'に'
    find('#name').focus()
  })
  expect([shown, find('#name').value]).toEqual(['||false|question', 'に'])
  await act(async () => {
    find('#name').value = '日本'
    find('#name').dispatchEvent(new Event('compositionend', { bubbles: true }))
    await new Promise((resolve) => setTimeout(resolve, 5))
  })
  expect(find('output').textContent).toBe('日本||false|question')
})
