// docs/product/content-desk.md#difference
import { expect, test } from 'vitest'
import { compareBodies, compareWords } from './compare-bodies.ts'

const block = (id: string, text: string) => ({ id, type: 'text', text })
const page = (...blocks: object[]) => ({ title: 'Contacts', lead: '', blocks })
const differences = (before: object, after: object) =>
  compareBodies({ ...before }, { ...after }).map(({ kind, name }) => `${kind}: ${name}`)

const [one, two, three] = [block('a', 'One'), block('b', 'Two'), block('c', 'Three')] as const

test('nothing has changed', () => {
  expect(differences(page(one, two), page(one, two))).toEqual([])
  expect(differences({}, {})).toEqual([])
})

test('blocks that were added, removed and moved', () => {
  expect(differences(page(one), page(one, two))).toEqual(['added: Text: Two'])
  expect(differences(page(one, two), page(two))).toEqual(['removed: Text: One'])
  expect(differences(page(one, two, three), page(three, one, two))).toEqual(['moved: Text: Three'])
  expect(differences(page(one, two, three), page(three, block('a', 'Ones'), two))).toEqual([
    'moved: Text: Three',
    'changed: Text: Ones',
  ])
  expect(differences(page(one, two, three), page(block('c', 'Thrice'), one, two))).toEqual([
    'moved-and-changed: Text: Thrice',
  ])
})

test('a changed field has its words marked, and a field that is gone too', () => {
  const before = { id: 'x', type: 'contact', title: 'Samaritans', phone: '116 123', hours: 'Always' }
  const after = { id: 'x', type: 'contact', title: 'Samaritans', phone: '116 124', hours: '' }
  expect(compareBodies(page(before), page(after))).toEqual([
    {
      key: 'contact x',
      name: 'Contact card: Samaritans',
      kind: 'changed',
      fields: [
        {
          name: 'Phone',
          words: [
            { kind: 'same', text: '116 ' },
            { kind: 'removed', text: '123' },
            { kind: 'added', text: '124' },
          ],
        },
        { name: 'Hours', words: [{ kind: 'removed', text: 'Always' }] },
      ],
    },
  ])
})

test('steps and directives are compared by their own parts', () => {
  expect(differences({ name: 'Sleep', text: 'Sleep well.' }, { name: 'Sleep', text: 'Sleep long.' })).toEqual([
    'changed: Title and texts',
  ])
  const words = (...directives: string[]) => ({
    words: directives.map((directive) => ({ directive, definition: 'x' })),
  })
  expect(differences(words('analyse', 'argue'), words('analyse', 'assess'))).toEqual([
    'added: Directive: assess',
    'removed: Directive: argue',
  ])
})

test('texts that have little in common are shown as one that went and one that came', () => {
  const long = (letter: string) => Array.from({ length: 3000 }, (_, index) => letter + index).join(' ')
  expect(compareWords(long('a'), long('b')).map(({ kind }) => kind)).toEqual(['removed', 'added'])
})

test('whatever an editor holds can be compared', () => {
  expect(
    differences(page({ type: 'odd' }), { blocks: [null, 'x', { type: 'list', id: 'l', items: ['One', null] }] }),
  ).toEqual(['added: List', 'removed: Title and texts', 'removed: odd'])
})

test('a row of a table is a line of its own', () => {
  const table = (time: string) => ({
    id: 't',
    type: 'table',
    caption: 'Hours',
    heads: 'row',
    rows: [
      ['Day', 'Time'],
      ['Monday', time],
    ],
  })
  expect(differences(page(table('9')), page(table('10')))).toEqual(['changed: Table: Hours'])
  expect(JSON.stringify(compareBodies({ ...page() }, { ...page(table('9')) }))).toContain('Day | Time')
})
