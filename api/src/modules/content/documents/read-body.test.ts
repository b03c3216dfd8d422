import { expect, test } from 'vitest'
import { readBody } from './read-body.ts'

const text = (id: string) => ({ id, type: 'text', text: 'Words.' })
const page = (...blocks: unknown[]) => ({ title: 'Help', lead: '', blocks })

test('a body of this release is read whole', () => {
  expect(readBody('page', page(text('a'), text('b')))).toEqual({ body: page(text('a'), text('b')), unreadable: [] })
})

test.each([
  ['an unknown kind', { id: 'x', type: 'carousel' }, 'Block 2 is of a kind that is not known here: “carousel”.'],
  ['a name of every object', { id: 'x', type: 'toString' }, 'Block 2 is of a kind that is not known here: “toString”.'],
  ['no kind', 'text', 'Block 2 is of a kind that is not known here: “none”.'],
  ['no text', { id: 'x', type: 'text', text: '' }, 'Block 2 (text) cannot be read: Enter a text'],
  ['the id of another', text('a'), 'Block 2 (text) cannot be read: its id is used twice'],
])('a block with %s is left out and named', (_, block, words) => {
  const { body, unreadable } = readBody('page', page(text('a'), block, text('c')))
  expect(body).toEqual(page(text('a'), text('c')))
  expect(unreadable).toEqual([words])
})

const table = (rows: string[][], more = {}) => ({
  id: 't',
  type: 'table',
  caption: 'Hours',
  heads: 'row',
  rows,
  ...more,
})
const filled = (rows: number, columns: number) => Array.from({ length: rows }, () => Array(columns).fill('x'))

test.each([
  ['the largest one', table(filled(20, 6)), undefined],
  [
    'an empty corner',
    table(
      [
        ['', 'Mon'],
        ['Open', ''],
      ],
      { heads: 'both' },
    ),
    undefined,
  ],
  ['a row too many', table(filled(21, 2)), 'A table has at most 20 rows.'],
  ['a column too many', table(filled(2, 7)), 'A table has at most 6 columns.'],
  ['one column', table(filled(2, 1)), 'A table has at least 2 columns.'],
  ['one row', table(filled(1, 2)), 'A table has at least 2 rows.'],
  [
    'rows of two lengths',
    table([
      ['a', 'b'],
      ['c', 'd', 'e'],
    ]),
    'All rows must have the same columns.',
  ],
  ['no caption', table(filled(2, 2), { caption: ' ' }), 'Enter a caption'],
  [
    'a column without its heading',
    table([
      ['a', ' '],
      ['c', 'd'],
    ]),
    'Enter the heading of column 2',
  ],
  [
    'a row without its heading',
    table(
      [
        ['', 'b'],
        ['', 'd'],
      ],
      { heads: 'both' },
    ),
    'Enter the heading of row 2',
  ],
  ['headings that are none', table(filled(2, 2), { heads: 'all' }), expect.any(String)],
])('a table with %s is read or refused', (_, block, reason) => {
  const { unreadable } = readBody('page', page(block))
  expect(unreadable).toEqual(
    reason === undefined ? [] : [typeof reason === 'string' ? `Block 1 (table) cannot be read: ${reason}` : reason],
  )
})

test('unknown fields are left out and named', () => {
  const { body, unreadable } = readBody('page', { ...page({ ...text('a'), tone: 'warm' }), mood: 'calm' })
  expect(body).toEqual(page(text('a')))
  expect(unreadable).toEqual([
    'Block 1 (text): the field “tone” is not known here.',
    'the field “mood” is not known here.',
  ])
})

test.each([
  ['page', { blocks: [] }],
  ['page', { title: 'Help', blocks: 7, lead: 7 }],
  ['step', { name: 'Read' }],
  ['directives', { words: [] }],
] as const)('a %s that cannot be read at all says so', (kind, stored) => {
  const { body, unreadable } = readBody(kind, stored)
  expect(body).toBeUndefined()
  expect(unreadable).toContain('None of this text can be read. Readers see what the file says.')
})
