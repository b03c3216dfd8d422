import { afterEach, expect, test, vi } from 'vitest'
import { keeperOf, recordIn } from '../../apps/storage.js'

afterEach(() => {
  vi.unstubAllGlobals()
})

const refuse = () => {
  throw new Error('The quota has been exceeded.')
}

/** A window whose two stores work, each with what is kept in it. */
function openWindow() {
  const storeOf = (kept) => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => kept.set(key, text),
    removeItem: (key) => kept.delete(key),
  })
  const kept = { sessionStorage: new Map(), localStorage: new Map() }
  vi.stubGlobal('window', {
    sessionStorage: storeOf(kept.sessionStorage),
    localStorage: storeOf(kept.localStorage),
  })
  return kept
}

test.each([
  ['sessionStorage', 'localStorage'],
  ['localStorage', 'sessionStorage'],
])('a record in %s comes back, and is gone when it is forgotten', (store, other) => {
  const kept = openWindow()
  const record = recordIn(store, 'stepwise.app')
  expect(record.load()).toEqual({})
  expect(record.save({ name: 'Priya', items: [1] })).toBe(true)
  expect(record.load()).toEqual({ name: 'Priya', items: [1] })
  expect(recordIn(store, 'stepwise.other').load()).toEqual({})
  expect(kept[other].size).toBe(0)
  record.forget()
  expect(record.load()).toEqual({})
  expect(kept[store].size).toBe(0)
})

test.each(['null', '"text"', '{', '7', 'true', '', 'undefined'])(
  'what is kept as %s is read as an empty record',
  (text) => {
    openWindow().sessionStorage.set('stepwise.app', text)
    expect(recordIn('sessionStorage', 'stepwise.app').load()).toEqual({})
  },
)

test('a record that cannot be written as JSON is not kept', () => {
  openWindow()
  const record = {}
  record.self = record
  expect(recordIn('localStorage', 'stepwise.app').save(record)).toBe(false)
})

test.each([
  ['throws when it is read, written or emptied', () => ({ getItem: refuse, setItem: refuse, removeItem: refuse })],
  ['throws when it is looked for', refuse],
  ['is missing', () => undefined],
])('with a store that %s nothing is kept, and nothing breaks', (_, storage) => {
  vi.stubGlobal('window', Object.defineProperty({}, 'localStorage', { get: storage }))
  const record = recordIn('localStorage', 'stepwise.app')
  expect(record.save({ name: 'Priya' })).toBe(false)
  expect(record.load()).toEqual({})
  expect(record.forget).not.toThrow()
})

test('a hint warns as long as nothing can be kept', () => {
  const kept = openWindow()
  const hint = { textContent: 'It is kept.' }
  let name = 'Priya'
  const keep = keeperOf(recordIn('localStorage', 'stepwise.app'), () => ({ name }), hint, 'Copy it.')
  const { setItem } = window.localStorage
  window.localStorage.setItem = refuse
  keep()
  expect(hint.textContent).toBe('Copy it.')
  window.localStorage.setItem = setItem
  name = 'Sam'
  keep()
  expect(hint.textContent).toBe('It is kept.')
  expect(kept.localStorage.get('stepwise.app')).toBe('{"name":"Sam"}')
})
