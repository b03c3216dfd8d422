import { expect, test } from 'vitest'
import { svgPicture } from '../../tools/videos/scenes/svg.mjs'
import { SMALLEST } from '../../tools/videos/scenes/text.mjs'
import { film, node, wordsOf } from './film.js'

const WORD = {
  kind: 'document',
  title: 'Report – Word',
  tabs: ['File', 'Home'],
  tab: 'Home',
  toolbar: [{ name: 'Play', icon: 'player-play' }],
  hasDock: false,
  items: [{ text: 'Compare two causes of floods.', id: 'brief' }],
}

const PAGE = {
  title: 'Opening hours',
  address: 'library.example',
  items: [{ heading: 'Usual hours', id: 'usual' }, { link: 'Map' }],
}

const isIn = (inner, outer) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.w <= outer.x + outer.w &&
  inner.y + inner.h <= outer.y + outer.h

test.each([
  [
    'a document',
    WORD,
    [{ select: 'brief' }, { press: 'Play' }, { read: 'brief' }, { type: { id: 'more', text: 'It rains.' } }],
  ],
  [
    'a page',
    PAGE,
    [{ focus: 'usual' }, { keys: ['NVDA', 'F7'] }, { speak: 'Usual hours, heading' }, { numbers: ['Map'] }],
  ],
  [
    'settings',
    {
      kind: 'settings',
      title: 'Settings',
      items: [{ switch: 'Pauses' }, { slider: 'Speed' }, { choice: 'Voice', value: 'Emma' }],
    },
    [{ set: { id: 'Pauses', on: true } }, { lens: 'Speed' }, 'dark'],
  ],
  ['a map', { kind: 'map', system: 'mac', title: 'Essay', menus: ['File'], items: ['Essay'] }, [{ add: 'Causes' }]],
  [
    'a desktop',
    { kind: 'desktop', items: [{ text: 'NVDA', icon: 'volume' }] },
    [
      { dialog: { title: 'Welcome', items: [{ check: 'Start' }, { field: 'Name' }], buttons: ['OK'] } },
      { focus: 'OK' },
    ],
  ],
])('draws %s in every moment, large and above the captions', (_, screen, actions) => {
  const { draw } = film({ screen }, actions, [])
  const nodes = [0, 0.3, 1.4, 2.2, 3.4, 4.4, 6].flatMap(draw)
  const texts = nodes.filter(({ type }) => type === 'text')

  expect(svgPicture(nodes, { paper: '#FBF8F2' })).not.toMatch(/NaN|undefined/)
  expect(Math.min(...texts.map(({ size }) => size))).toBeGreaterThanOrEqual(SMALLEST)
  expect(Math.max(...texts.map(({ y }) => y))).toBeLessThanOrEqual(720 * 0.82)
  expect(
    Math.max(...nodes.flatMap(({ x = 0, w = 0, key }) => (key === 'lens.ground' ? [] : [x + w]))),
  ).toBeLessThanOrEqual(1240)
})

test('opens a menu below its name, and chooses a command of it', () => {
  const { after } = film(
    { screen: WORD },
    [{ menu: { of: 'File', items: ['Open', { text: 'Save as', keys: 'F12' }] } }],
    [{ choose: 'Save as' }],
    ['close'],
  )

  const menu = node(after(1), 'menu0.File')
  expect(menu.y).toBeGreaterThan(node(after(1), 'tab.File').y)
  expect(isIn(node(after(2), 'menu0.File.chosen'), menu)).toBe(true)
  expect(wordsOf(after(3))).toBe('Report – Word File Home Compare two causes of floods. Play')
})

test('goes through what is read aloud word by word', () => {
  const { draw, after } = film({ screen: WORD }, [{ read: { id: 'brief', part: 'two causes of floods' } }], [])
  const marked = (time) =>
    svgPicture(
      draw(time).filter(({ type }) => type === 'sweep'),
      {},
    ).match(/<rect x="([\d.]+)/)[1]

  const lefts = [1.2, 1.7, 2.2, 3].map(marked)
  expect(new Set(lefts).size).toBeGreaterThan(2)
  expect(node(after(1), 'brief.read0').w).toBeLessThan(700)
})

test('types where something is already, and puts the cursor at its end', () => {
  const { after } = film({ screen: WORD }, [{ type: { id: 'brief', text: 'Compare two causes of fires.' } }])

  const words = after(1).filter(({ key }) => key.startsWith('brief.'))
  expect(words.map(({ text }) => text).join(' ')).toBe('Compare two causes of fires.')
  expect(words.at(-1)).toMatchObject({ key: 'brief.2.4', caret: 'end' })
})

test('puts the cursor before words', () => {
  const { after } = film({ screen: WORD }, [{ caret: { id: 'brief', before: 'causes' } }])
  const [word, caret] = [node(after(1), 'brief.1.2'), node(after(1), 'brief.cursor')]
  expect(word.text).toBe('causes')
  expect(word.x - caret.x).toBe(9)
})

test('answers in a dialog, whose items and buttons can be pointed at', () => {
  const { after } = film(
    { screen: PAGE },
    [
      { dialog: { title: 'Elements list', items: [{ row: 'Holidays' }], buttons: ['Activate'] } },
      { focus: 'Holidays' },
    ],
    [{ press: 'Activate' }],
    ['close', { focus: 'usual' }],
  )

  expect(isIn(node(after(1), 'focus'), node(after(1), 'dialog'))).toBe(true)
  expect(node(after(2), 'mouse')).toBeDefined()
  expect(node(after(3), 'dialog')).toBeUndefined()
})

test('enlarges what is under the lens, which stays in the window', () => {
  const { after } = film({ screen: PAGE }, [{ lens: { on: 'Map', by: 2 } }], [{ lens: { on: 'Map', view: 'full' } }])

  const lens = node(after(1), 'lens.lens')
  expect(isIn(lens, { x: 48, y: 36, w: 1184, h: 414 })).toBe(true)
  expect(lens.nodes.some(({ text }) => text === 'Map')).toBe(true)
  expect(node(after(2), 'lens.full')).toMatchObject({ w: 1184, zoom: 2 })
})

test('shows another window instead of the first', () => {
  const { after } = film({ screen: PAGE }, [{ show: { title: 'Map', items: ['Here we are.'] } }])
  expect(wordsOf(after(1))).toBe('Map library.example Here we are.')
})

test.each([
  [{ title: 'A', kind: 'film' }, [], 'kind should be one of document, page'],
  [{ title: 'A', items: [{ clock: 'x' }] }, [], '{"clock":"x"} should be one of text'],
  [{ title: 'A' }, [{ choose: 'Open' }], 'no open menu has Open'],
  [{ title: 'A' }, [{ focus: 'Open' }], 'there is no Open on the screen'],
  [{ title: 'A', items: Array.from({ length: 9 }, (_, at) => `Line ${at}`) }, [], /what is in "A" needs \d+ of \d+/],
  [{ title: 'A title that is much too long for the bar of a window' }, [], /the title ".*" needs/],
  [{ title: 'A' }, [{ speak: 'word '.repeat(40) }], 'does not fit beside the keys'],
])('says where a screen is wrong: %j', (screen, actions, message) => {
  expect(() => film({ screen }, actions)).toThrow(message)
})
