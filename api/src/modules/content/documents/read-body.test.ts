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
