import { JSDOM } from 'jsdom'
import { afterEach, expect, test, vi } from 'vitest'
import { offerClear } from '../../apps/clear.js'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A page with one field, and what was kept of it. */
function openPage(words = {}) {
  const { document, Event } = new JSDOM(`<input id="name">
    <button id="clear">Clear everything</button><button id="bring-back" hidden>Bring it back</button>
    <p id="status" role="status"></p>`).window
  vi.stubGlobal('document', document)
  const [field, back, status] = ['name', 'bring-back', 'status'].map((id) => document.getElementById(id))
  const kept = []
  const offerBack = offerClear({
    first: field,
    fields: [field],
    take: () => field.value || null,
    clear: () => {
      field.value = ''
    },
    giveBack: (text) => {
      field.value = text
    },
    keep: () => kept.push(field.value),
    ...words,
  })
  const type = (text) => {
    field.value = text
    field.dispatchEvent(new Event('input'))
  }
  const press = (id) => document.getElementById(id).click()
  return { document, field, back, status, kept, offerBack, type, press }
}

test('what is cleared can be brought back, and the focus goes to the first field', () => {
  const { document, field, back, status, kept, type, press } = openPage()
  type('Priya')
  press('clear')
  expect([field.value, back.hidden, document.activeElement]).toEqual(['', false, field])
  expect(status.textContent).toBe('Cleared. The button “Bring it back” undoes this until you type again.')
  field.blur()
  press('bring-back')
  expect([field.value, back.hidden, document.activeElement]).toEqual(['Priya', true, field])
  expect(status.textContent).toBe('It is back.')
  expect(kept).toEqual(['Priya', 'Priya'])
})

test('where there is nothing to clear, this is said, and what was cleared before can still be brought back', () => {
  const { field, status, type, press } = openPage()
  type('Priya')
  press('clear')
  press('clear')
  expect(status.textContent).toBe('There is nothing to clear.')
  press('bring-back')
  expect(field.value).toBe('Priya')
})

test('who types again cannot bring it back any more', () => {
  const { back, kept, type, press } = openPage()
  type('Priya')
  press('clear')
  type('Sam')
  expect(back.hidden).toBe(true)
  expect(kept).toEqual(['Priya', 'Sam'])
})

test('an app can offer something else to be brought back, or nothing', () => {
  const { field, back, offerBack, press } = openPage()
  offerBack('The one before')
  expect(back.hidden).toBe(false)
  offerBack(null)
  expect(back.hidden).toBe(true)
  offerBack('The one before')
  press('bring-back')
  expect(field.value).toBe('The one before')
})

test('an app can say it in its own words and way', () => {
  const say = vi.fn()
  const { status, type, press } = openPage({ say, saidCleared: 'Gone.', saidBack: 'Here.' })
  press('clear')
  type('Priya')
  press('clear')
  press('bring-back')
  expect(say.mock.calls.flat()).toEqual(['There is nothing to clear.', 'Gone.', 'Here.'])
  expect(status.textContent).toBe('')
})
