// docs/product/content-desk.md#tables
import { expect, test } from 'vitest'
import { pasteParts } from './block-changes.ts'

const table = {
  caption: '',
  heads: 'row',
  rows: [
    ['A', 'B'],
    ['1', '2'],
  ],
} as const
const pasted = { rest: [{ ...table, rows: table.rows.map((row) => [...row]) }, 'After'], words: 'Pasted.' }
const text = (id: string) => ({ id, type: 'text', text: id })

test('a table that was pasted into a text follows it, and its caption takes the focus', () => {
  const change = pasteParts([text('a'), text('b')], { id: 'a', text: 'Before', ...pasted })
  expect(change?.blocks).toMatchObject([{ id: 'a', text: 'Before' }, table, { text: 'After' }, { id: 'b' }])
  expect(change?.focus).toEqual({ block: change?.blocks[1]?.id, part: 'first-field' })
})

test('a text that says nothing gives way to the table', () => {
  const change = pasteParts([text('a')], { id: 'a', text: ' ', ...pasted })
  expect(change?.blocks.map(({ type }) => type)).toEqual(['table', 'text'])
  expect(pasteParts([], { id: 'a', text: '', ...pasted })).toBeUndefined()
})
