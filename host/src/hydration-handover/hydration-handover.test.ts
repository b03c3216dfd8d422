import { afterEach, expect, test, vi } from 'vitest'
import { startHydrationHandover } from './hydration-handover.ts'

// docs/product/public-pages.md#words-first

afterEach(() => {
  document.documentElement.removeAttribute('data-fallback-font')
  Reflect.deleteProperty(globalThis, 'stepwiseBoot')
})

const content = `<main id="main"><h1 tabindex="-1">Welcome</h1>
  <a href="/terms">Terms</a><a href="/terms">Terms</a>
  <details name="_r_1_"><summary>How?</summary><p>So.</p></details>
  <details name="_r_1_"><summary>Why?</summary><p>Because.</p></details>
  <button type="button">Menu</button>
  <form><label>Name <input name="full_name"></label><label>Message <textarea name="message"></textarea></label>
  <label><input type="checkbox" name="facts"> Attach</label></form></main>`

/** A prerendered page, beside which the app is hidden and shows nothing yet. */
function open() {
  Object.assign(document.documentElement.dataset, { prerendered: '', signedIn: '' })
  document.head.innerHTML = '<style id="words-styles"></style>'
  document.body.innerHTML = `<div id="words">${content}</div><div id="root" hidden></div>`
  const [prerendered, root] = [document.getElementById('words'), document.getElementById('root')]
  if (!prerendered || !root) throw new Error('no page')
  startHydrationHandover(root, prerendered)
  const find = (selector: string) => document.querySelector<HTMLInputElement>(selector)
  return { prerendered, root, find }
}
/** The app shows the page, and takes over. */
const show = (root: HTMLElement) => {
  root.innerHTML = content
  return taken(root)
}
const taken = (root: HTMLElement) => vi.waitFor(() => expect(root.hidden).toBe(false))

test('the app takes the place of the prerendered HTML once it shows the page', async () => {
  const { root, find } = open()
  for (const waiting of ['<p>Loading…</p>', '<h1>Welcome</h1><div class="mantine-Skeleton-root"></div>']) {
    root.innerHTML = `<main>${waiting}</main>`
    await Promise.resolve()
    expect(root.hidden).toBe(true)
  }
  await show(root)
  expect(find('#words')).toBeNull()
  expect(find('#words-styles')).toBeNull()
  expect(find('[data-prerendered], [data-signed-in]')).toBeNull()
})

test('a page with a notice of its own is a page: the app takes over', async () => {
  const { root, find } = open()
  root.innerHTML = '<main><h1>Sign in</h1><div role="alert">Your browser blocks cookies</div></main>'
  await vi.waitFor(() => expect(find('#words')).toBeNull())
})

test('a page that cannot be shown leaves the prerendered HTML, and a press is answered', async () => {
  const showLostPress = vi.fn<() => void>()
  Object.assign(globalThis, { stepwiseBoot: { showLostPress } })
  const { root, find } = open()
  root.innerHTML = '<main><h1>Stepwise</h1><div role="alert" data-failed>We could not show this page</div></main>'
  await Promise.resolve()
  root.innerHTML = '<main><section data-failed><h1>The page could not be shown</h1></section></main>'
  await Promise.resolve()
  expect(root.hidden).toBe(true)
  expect(find('#words h1')).not.toBeNull()
  expect(showLostPress).toHaveBeenCalled()
})

test('typed, opened and ticked controls are restored, and the app learns of it', async () => {
  const { prerendered, root, find } = open()
  const [name, message] = [prerendered.querySelector('input'), prerendered.querySelector('textarea')]
  if (name) name.value = 'Robin'
  if (message) message.value = 'Hello'
  prerendered.querySelector<HTMLInputElement>('[type=checkbox]')?.click()
  prerendered.querySelectorAll('details')[1]?.setAttribute('open', '')
  const onInput = vi.fn<(event: Event) => void>()
  root.addEventListener('input', onInput)
  await show(root)
  expect(find('[name=full_name]')?.value).toBe('Robin')
  expect(find('[name=message]')?.value).toBe('Hello')
  expect(find('[name=facts]')?.checked).toBe(true)
  expect([...root.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true])
  expect(onInput).toHaveBeenCalledTimes(3)
})

test('the focus and the selection stay where they were', async () => {
  const { prerendered, root } = open()
  const message = prerendered.querySelector('textarea')
  if (message) message.value = 'Hello there'
  message?.focus()
  message?.setSelectionRange(2, 5)
  await show(root)
  const focused = document.activeElement as HTMLTextAreaElement
  expect(root.contains(focused)).toBe(true)
  expect([focused.name, focused.selectionStart, focused.selectionEnd]).toEqual(['message', 2, 5])
})

test('the one in the same place has the focus, of several that are alike', async () => {
  const { prerendered, root } = open()
  prerendered.querySelectorAll('a')[1]?.focus()
  await show(root)
  expect(document.activeElement).toBe(root.querySelectorAll('a')[1])
})

test('a link that leads elsewhere in the app keeps the focus', async () => {
  const { root, find } = open()
  find('main')?.insertAdjacentHTML('beforeend', '<a href="/resources#all">All</a><a href="#reading">Reading</a>')
  find('[href="#reading"]')?.focus()
  const links = '<a href="/resources">All</a><a href="/resources?group=reading">Reading</a>'
  root.innerHTML = content.replace('</main>', `${links}</main>`)
  await taken(root)
  expect(document.activeElement).toBe(find('[href="/resources?group=reading"]'))
})

test('nothing is replaced while a word is composed, a button is held down or the space bar is', async () => {
  for (const [start, end] of [
    ['compositionstart', 'compositionend'],
    ['pointerdown', 'pointerup'],
    ['pointerdown', 'pointercancel'],
    ['keydown', 'keyup'],
  ] as const) {
    const { prerendered, root } = open()
    const eventOf = (type: string) =>
      type.startsWith('key') ? new KeyboardEvent(type, { bubbles: true, key: ' ' }) : new Event(type, { bubbles: true })
    prerendered.dispatchEvent(eventOf(start))
    root.innerHTML = content
    await Promise.resolve()
    expect(root.hidden).toBe(true)
    prerendered.dispatchEvent(eventOf(end))
    await taken(root)
  }
})

test('nothing is replaced between a press that began before the app was there and its click', async () => {
  Object.assign(globalThis, { stepwiseBoot: { underWay: 'press' } })
  const { prerendered, root } = open()
  root.innerHTML = content
  await Promise.resolve()
  expect(root.hidden).toBe(true)
  prerendered.dispatchEvent(new Event('pointerup', { bubbles: true }))
  await taken(root)
})

test('a button that was pressed before the app was there is pressed again', async () => {
  const { prerendered, root } = open()
  Object.assign(globalThis, { stepwiseBoot: { pressed: prerendered.querySelector('button') } })
  const onClick = vi.fn<(event: Event) => void>()
  root.addEventListener('click', onClick)
  await show(root)
  expect(onClick).toHaveBeenCalledOnce()
  expect(onClick.mock.calls[0]?.[0].target).toBe(root.querySelector('button'))
})

test('a key that is let go as the app takes over does not take what was typed since, nor press twice', async () => {
  const { prerendered, root, find } = open()
  const name = prerendered.querySelector('input')
  Object.assign(globalThis, { stepwiseBoot: { pressed: prerendered.querySelector('button') } })
  if (name) name.value = 'Robi'
  const onClick = vi.fn<(event: Event) => void>()
  root.addEventListener('click', onClick)
  root.innerHTML = content
  name?.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true, key: 'i' }))
  await Promise.resolve()
  expect(root.hidden).toBe(false)
  const field = find('[name=full_name]')
  if (field) field.value = 'Robin'
  await new Promise((resolve) => setTimeout(resolve))
  expect(field?.value).toBe('Robin')
  expect(onClick).toHaveBeenCalledOnce()
})
