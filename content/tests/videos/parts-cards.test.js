import { expect, test } from 'vitest'
import { svgPicture } from '../../tools/videos/scenes/svg.mjs'
import { film, node, wordsOf } from './film.js'

const CARDS = [
  { id: 'a', text: 'Bus fares' },
  { id: 'b', text: 'Night buses' },
  { id: 'c', text: 'Parking' },
]

test('sorts cards into columns, and lays what was merged under what it is part of', () => {
  const { after } = film(
    { board: { cards: CARDS } },
    [{ columns: ['Keep', 'Drop'] }, { sort: { id: ['a', 'b'], to: 'Keep' } }, { sort: { id: 'c', to: 'Drop' } }],
    [{ merge: { ids: 'a', into: 'b', text: 'Buses' } }],
    [{ strike: 'c' }],
  )

  const [sorted, merged] = [after(1), after(2)]
  expect(node(sorted, 'a').x).toBe(node(sorted, 'b').x)
  expect(node(sorted, 'a').y).toBeLessThan(node(sorted, 'b').y)
  expect(node(sorted, 'c').x).toBeGreaterThan(node(sorted, 'a').x)
  expect(wordsOf(merged)).toBe('Keep Drop Buses Parking')
  expect(merged.findIndex(({ key }) => key === 'a')).toBeLessThan(merged.findIndex(({ key }) => key === 'b'))
  expect(node(after(3), 'c.strike')).toBeDefined()
})

test.each([
  [{ sort: { id: 'a', to: 'Maybe' } }, 'there is no column Maybe'],
  [{ sort: { id: 'z', to: 'Keep' } }, 'there is no z yet'],
  [{ merge: { ids: 'a' } }, 'merge needs ids, and into'],
  [{ card: { id: 'd' } }, 'a card needs an id and a text'],
])('says where a board is wrong: %j', (action, message) => {
  expect(() => film({ board: { columns: ['Keep'], cards: CARDS } }, [action])).toThrow(message)
})

test('fills a cell, marks a row in one frame, and draws a total below', () => {
  const { after } = film(
    { table: { columns: ['Day', 'Minutes'], numbers: [2], rows: [['Mon', 30], ['Tue']] } },
    [{ fill: { at: [2, 2], text: 45 } }],
    [{ mark: [2, 0] }],
    [{ total: ['Total', 75] }],
  )

  expect(wordsOf(after(1))).toBe('Day Minutes Mon 30 Tue 45')
  const marks = after(2).filter(({ key }) => key.includes('mark'))
  expect(marks.map(({ key }) => key)).toEqual(['2.mark0'])
  const total = after(3)
  expect(node(total, 'total.1:0').y).toBeGreaterThan(node(total, '2.1:0').y)
  expect(node(total, '2.mark0')).toBeUndefined()
})

test('moves rows of a table, with their cells', () => {
  const { after } = film(
    { table: { columns: ['Day'], rows: [{ id: 'mon', cells: ['Mon'] }, ['Tue']] } },
    [{ move: { id: 'mon' } }],
    [{ strike: 'mon' }, { remove: 2 }],
  )

  expect(node(after(1), 'mon.0:0').y).toBeGreaterThan(node(after(1), '2.0:0').y)
  expect(wordsOf(after(2))).toBe('Day Mon')
})

test.each([
  [{ fill: { at: [3, 1], text: 'x' } }, 'there is no cell 3, 1'],
  [{ row: ['a', 'b', 'c'] }, 'a row has 2 cells'],
  [{ total: ['a'] }, 'the total needs 2 cells'],
])('says where a table is wrong: %j', (action, message) => {
  expect(() => film({ table: { columns: ['Day', 'Minutes'], rows: [['Mon', 30]] } }, [action])).toThrow(message)
})

test('refuses more rows than fit', () => {
  const rows = Array.from({ length: 12 }, (_, at) => [String(at)])
  expect(() => film({ table: { columns: ['Day'], rows } }, [])).toThrow(/the table needs \d+ of 540/)
})

test('types a message letter by letter, and rewrites only what changes', () => {
  const { draw, after } = film(
    { message: { to: 'Dr Patel' } },
    [{ type: { id: 'a', text: 'Could you put up the slides' } }],
    [{ rewrite: { id: 'a', text: 'Could you share the slides' } }],
    [{ strike: 'a' }, { rewrite: { id: 'a', text: 'Please' } }],
  )

  const typing = svgPicture(draw(1.6), {})
  expect(typing).toContain('Could')
  expect(typing).not.toContain('slides')
  const [kept, fresh] = [node(draw(6.2), 'a.1.1'), node(draw(6.2), 'a.2.3')]
  expect(kept.shown).toBeUndefined()
  expect(fresh.opacity ?? fresh.shown).toBeLessThan(1)
  expect(wordsOf(after(2))).toBe('To Dr Patel Could you share the slides Send')
  expect(wordsOf(after(3))).toBe('To Dr Patel Please Send')
})

test('sends an email, which is answered', () => {
  const { after } = film(
    { message: { to: 'Dr Patel', subject: 'Week 4', text: [{ id: 'a', text: 'Hello' }] } },
    ['send'],
    [{ answer: { text: 'Yes.' } }],
  )

  expect(wordsOf(after(1))).toBe('To Dr Patel Subject Week 4 Hello Sent')
  expect(wordsOf(after(2))).toBe('To Dr Patel Subject Week 4 Hello Dr Patel Yes.')
})

test('makes a bubble of what is sent in a chat', () => {
  const { after } = film(
    { message: { kind: 'chat', to: 'Tessa', chat: [{ by: 'Tessa', text: 'Hi' }] } },
    [{ type: { id: 'a', text: 'Hello' } }],
    ['send', { answer: { text: 'Good' } }],
  )

  const sent = after(2)
  expect(node(after(1), 'bubble1')).toBeUndefined()
  expect(node(sent, 'bubble1').x).toBeGreaterThan(node(sent, 'bubble0').x)
  expect(node(sent, 'bubble2').y).toBeGreaterThan(node(sent, 'bubble1').y)
  expect(node(sent, 'cursor')).toBeDefined()
})

test.each([
  [{ kind: 'letter', to: 'A' }, [], 'message is mail or chat'],
  [{}, [], 'message needs to'],
  [{ to: 'A' }, ['send'], 'nothing is written yet'],
  [{ to: 'A' }, [{ rewrite: { id: 'a', text: 'b' } }], 'no a'],
  [{ to: 'A' }, [{ type: { id: 'a', text: 'word '.repeat(80) } }], /the message needs \d+ of/],
])('says where a message is wrong: %j', (message, actions, error) => {
  expect(() => film({ message }, actions)).toThrow(error)
})
