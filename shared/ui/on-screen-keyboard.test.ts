import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeRoomForKeyboard } from './on-screen-keyboard.ts'

// docs/product/accessibility.md#on-screen-keyboard. What is in sight then: e2e/specs/on-screen-keyboard.spec.ts

const root = document.documentElement
const view = Object.assign(new EventTarget(), { height: 640, scale: 1, offsetTop: 0 })
let stop = () => {}

beforeEach(() => {
  Object.assign(view, { height: 640, scale: 1, offsetTop: 0 })
  vi.stubGlobal('visualViewport', view)
  vi.spyOn(root, 'clientHeight', 'get').mockReturnValue(640)
  document.body.innerHTML = `
    <form><input id="email"><input type="checkbox" id="shared"><button type="submit" id="sign-in">Sign in</button></form>
    <div><div><textarea id="note"></textarea></div><button class="mantine-Button-root" id="save">Save</button></div>`
  stop = makeRoomForKeyboard()
})
afterEach(() => {
  stop()
  delete root.dataset.keyboard
  root.removeAttribute('style')
  document.body.replaceChildren()
})

const byId = (id: string) => document.getElementById(id) as HTMLElement
const resize = (values: object) => {
  Object.assign(view, values)
  view.dispatchEvent(new Event('resize'))
}
const room = () => [root.dataset.keyboard, root.style.getPropertyValue('--keyboard-height')]

test('the area that the keyboard covers is left free while someone types, and given back', () => {
  byId('email').focus()
  resize({ height: 360 })
  expect(room()).toEqual(['roomy', '280px'])
  resize({ height: 180 })
  expect(room()).toEqual(['tight', '460px'])
  byId('sign-in').focus()
  expect(room()).toEqual(['tight', '460px'])
  resize({ height: 640 })
  expect(room()).toEqual([undefined, ''])
})

test.each([
  ['a bar of the browser', { height: 580 }, 'email'],
  ['two fingers that magnify', { height: 320, scale: 2 }, 'email'],
  ['a window that is low for another reason', { height: 360 }, 'shared'],
])('%s is not a keyboard', (_, values, focused) => {
  byId(focused).focus()
  resize(values)
  expect(room()).toEqual([undefined, ''])
})

test('the part that iOS has moved up counts as seen', () => {
  byId('email').focus()
  resize({ height: 360, offsetTop: 100 })
  expect(room()).toEqual(['roomy', '180px'])
  expect(root.style.getPropertyValue('--view-top')).toBe('100px')
})

test.each([
  { field: 'email', button: 'sign-in' },
  { field: 'note', button: 'save' },
])('the field $field is shown with its button', async ({ field, button }) => {
  const seen: string[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this.id)
  })
  byId(field).focus()
  resize({ height: 360 })
  await vi.waitFor(() => expect(seen).toEqual([button, field]))
})

test('a browser without a visual viewport has nothing to follow', () => {
  vi.stubGlobal('visualViewport', undefined)
  expect(makeRoomForKeyboard()).not.toThrow()
})
