import { JSDOM } from 'jsdom'
import { afterEach, expect, test, vi } from 'vitest'
import { keeperOf, recordIn, showKept } from '../../apps/storage.js'

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

/** A page that somebody used before its script was there, and the events that its fields get then. */
function openUsedPage(use) {
  const { document, Event } =
    new JSDOM(`<textarea id="text"></textarea><input id="name"><input id="minutes" inputmode="numeric">
    <input type="radio" name="want" id="inform"><input type="radio" name="want" id="discuss" checked>
    <select id="kind"><option>Book</option><option>Article</option></select><textarea id="made" readonly>Made</textarea>`)
      .window
  vi.stubGlobal('document', document)
  vi.stubGlobal('Event', Event)
  const fields = Object.fromEntries([...document.querySelectorAll('[id]')].map((field) => [field.id, field]))
  use(fields)
  const changed = new Set()
  for (const type of ['input', 'change'])
    document.addEventListener(type, ({ target }) => changed.add(`${target.id} ${type}`))
  return { fields, changed }
}

test('what was typed or chosen before the script was there stays, and is kept like everything', () => {
  const { fields, changed } = openUsedPage(({ text, minutes, inform, kind }) => {
    text.value = 'Disc'
    minutes.value = '4'
    inform.checked = true
    kind.value = 'Article'
  })
  showKept(() => {
    for (const field of [fields.text, fields.name, fields.minutes]) field.value = ''
    fields.discuss.checked = true
    fields.kind.value = 'Book'
  })
  expect([fields.text.value, fields.name.value, fields.minutes.value]).toEqual(['Disc', '', '4'])
  expect([fields.inform.checked, fields.kind.value]).toEqual([true, 'Article'])
  expect([...changed].sort()).toEqual([
    'inform change',
    'inform input',
    'kind change',
    'kind input',
    'minutes input',
    'text input',
  ])
})

test('it stands after what was kept, and only once where the browser has brought it back', () => {
  const { fields } = openUsedPage(({ text, name, minutes }) => {
    text.value = ' and why'
    name.value = 'Sam Lee'
    minutes.value = '4'
  })
  showKept(() => {
    fields.text.value = 'Say what'
    fields.name.value = 'Sam'
    fields.minutes.value = '30'
    fields.made.value = 'Made again'
  })
  expect([fields.text.value, fields.name.value, fields.minutes.value]).toEqual(['Say what and why', 'Sam Lee', '4'])
  expect(fields.made.value).toBe('Made again')
})

test('a page that nobody has touched is as it was kept, and nothing is announced to it', () => {
  const { fields, changed } = openUsedPage(() => {})
  showKept(() => {
    fields.text.value = 'Say what'
    fields.inform.checked = true
    fields.kind.value = 'Article'
  })
  expect([fields.text.value, fields.inform.checked, fields.kind.value]).toEqual(['Say what', true, 'Article'])
  expect(changed.size).toBe(0)
})
