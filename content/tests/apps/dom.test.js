import { JSDOM } from 'jsdom'
import { afterEach, expect, test, vi } from 'vitest'
import { byId, element, showError } from '../../apps/dom.js'

afterEach(() => {
  vi.unstubAllGlobals()
})

const openPage = (body = '') =>
  vi.stubGlobal('document', new JSDOM(`<title>Planner – Stepwise</title>${body}`).window.document)
const fieldWithError = (id) => `<p id="${id}-error" class="error" hidden>Missing.</p><input id="${id}">`
const stateOf = (id) => [
  byId(`${id}-error`).hidden,
  byId(id).getAttribute('aria-invalid'),
  byId(id).getAttribute('aria-describedby'),
]

test.each([
  [['li', '1 < 2'], '<li>1 &lt; 2</li>'],
  [['p', [], 'time'], '<p class="time"></p>'],
])('an element is made of %j', (parts, html) => {
  openPage()
  expect(element(...parts).outerHTML).toBe(html)
})

test('an element can hold others', () => {
  openPage()
  expect(element('li', [element('b', 'What:'), ' a rota']).outerHTML).toBe('<li><b>What:</b> a rota</li>')
})

test('an error is tied to its field, and the title says so until none is left', () => {
  openPage(fieldWithError('name') + fieldWithError('minutes'))
  showError(byId('name'), true)
  expect(stateOf('name')).toEqual([false, 'true', 'name-error name-hint'])
  showError(byId('minutes'), 'Enter the minutes.')
  expect(byId('minutes-error').textContent).toBe('Enter the minutes.')
  showError(byId('name'), false)
  expect(stateOf('name')).toEqual([true, 'false', 'name-hint'])
  expect([byId('name-error').textContent, document.title]).toEqual(['Missing.', 'Error: Planner – Stepwise'])
  showError(byId('minutes'), '')
  expect(stateOf('minutes')).toEqual([true, 'false', 'minutes-hint'])
  expect([byId('minutes-error').textContent, document.title]).toEqual(['', 'Planner – Stepwise'])
})

test('an error can stand elsewhere than beside its field', () => {
  openPage(`<p id="form-error" class="error" hidden></p><input id="about">`)
  showError(byId('about'), true, byId('form-error'))
  expect(byId('about').getAttribute('aria-describedby')).toBe('form-error about-hint')
})
