// docs/product/content-desk.md#both-texts
import type { DocumentBody } from '@stepwise/shared/contracts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeBodies } from './merge-bodies.ts'
import { isSameBody } from './same-body.ts'

const card = (id: string, text = id) => ({ id, type: 'card', text })
const page = (...blocks: unknown[]): DocumentBody => ({ title: 'Support', lead: '', blocks })
const [a, b, c, d] = [card('a'), card('b'), card('c'), card('d')] as const
const base = page(a, b, c)

interface Case {
  base?: DocumentBody
  mine: DocumentBody
  theirs: DocumentBody
  merged: DocumentBody
  incoming?: string[]
  isOrderIncoming?: boolean
}
const cases: Record<string, Case> = {
  'other blocks were changed': {
    mine: page(card('a', 'mine'), b, c),
    theirs: page(a, b, card('c', 'theirs')),
    merged: page(card('a', 'mine'), b, card('c', 'theirs')),
    incoming: ['block c changed'],
  },
  'both made the same change': {
    mine: page(card('a', 'new'), b, c),
    theirs: page(card('a', 'new'), b, c),
    merged: page(card('a', 'new'), b, c),
    incoming: [],
  },
  'a block was added on each side': {
    mine: page(a, d, b, c),
    theirs: page(a, b, c, card('e')),
    merged: page(a, d, b, c, card('e')),
    incoming: ['block e added'],
  },
  'both added after the same block': {
    mine: page(a, d, b, c),
    theirs: page(a, card('e'), b, c),
    merged: page(a, d, card('e'), b, c),
    incoming: ['block e added'],
  },
  'mine begins with a new block, theirs has another order': {
    mine: page(d, a, b, c),
    theirs: page(c, a, b),
    merged: page(d, c, a, b),
    incoming: [],
    isOrderIncoming: true,
  },
  'a block that one moved was changed by the other': {
    mine: page(c, a, b),
    theirs: page(a, b, card('c', 'theirs')),
    merged: page(card('c', 'theirs'), a, b),
    incoming: ['block c changed'],
  },
  'a new block follows one that the other removed': {
    mine: page(a, b, d, c),
    theirs: page(a, c),
    merged: page(a, d, c),
    incoming: ['block b removed'],
  },
  'both removed, each another block': {
    mine: page(b, c),
    theirs: page(a, b),
    merged: page(b),
    incoming: ['block c removed'],
  },
  'both moved, each another block': {
    mine: page(b, a, c, d),
    theirs: page(a, b, d, c),
    base: page(a, b, c, d),
    merged: page(b, a, d, c),
    incoming: [],
    isOrderIncoming: true,
  },
  'the title and the introduction are parts of their own': {
    mine: { ...base, title: 'Mine' },
    theirs: { ...base, lead: 'Theirs' },
    merged: { ...base, title: 'Mine', lead: 'Theirs' },
    incoming: ['lead changed'],
  },
  'the fields of a step are too, also one that only one text has': {
    base: { name: 'Sleep', text: 'Old', transcript: null },
    mine: { name: 'Sleep', text: 'Mine', transcript: null },
    theirs: { name: 'Sleep', text: 'Old', transcript: 'Hello', more: 'x' },
    merged: { name: 'Sleep', text: 'Mine', transcript: 'Hello', more: 'x' },
    incoming: ['transcript changed', 'more added'],
  },
  'directives are known by their word': {
    base: { words: [{ directive: 'analyse', definition: 'Split.' }] },
    mine: {
      words: [
        { directive: 'analyse', definition: 'Split it.' },
        { directive: 'argue', definition: '' },
      ],
    },
    theirs: {
      words: [
        { directive: 'analyse', definition: 'Split.' },
        { directive: 'compare', definition: 'x' },
      ],
    },
    merged: {
      words: [
        { directive: 'analyse', definition: 'Split it.' },
        { directive: 'argue', definition: '' },
        { directive: 'compare', definition: 'x' },
      ],
    },
    incoming: ['word compare added'],
  },
  'a block of another version stays as it is, and so does one without an id': {
    base: page(a, { id: 'x', type: 'carousel', speed: 1 }, { type: 'text' }),
    mine: page(card('a', 'mine'), { id: 'x', type: 'carousel', speed: 1 }, { type: 'text' }),
    theirs: page(a, { speed: 2, type: 'carousel', id: 'x' }, { type: 'text' }, 7),
    merged: page(card('a', 'mine'), { id: 'x', type: 'carousel', speed: 2 }, { type: 'text' }, 7),
  },
  'blocks with the same id stay both': {
    base: page(a, card('a', 'again')),
    mine: page(a, card('a', 'mine')),
    theirs: page(card('a', 'theirs'), card('a', 'again')),
    merged: page(card('a', 'theirs'), card('a', 'mine')),
  },
  'a list that is none is a field': {
    base: { title: 'x', blocks: 'none' },
    mine: { title: 'x', blocks: [a] },
    theirs: { title: 'y', blocks: 'none' },
    merged: { title: 'y', blocks: [a] },
  },
}

test.each(Object.entries(cases))('merged without asking: %s', (_, { incoming, isOrderIncoming, ...texts }) => {
  const { merged, mine, theirs } = texts
  const result = mergeBodies({ base: texts.base ?? base, mine, theirs })
  expect(result.body).toEqual(merged)
  expect(result.conflicts).toEqual([])
  if (!incoming) return
  expect(result.incoming.map(({ key, kind }) => `${key} ${kind}`)).toEqual(incoming)
  expect(result.isOrderIncoming).toBe(isOrderIncoming ?? false)
})

const [mineA, theirA] = [card('a', 'mine'), card('a', 'theirs')]
test.each([
  ['both changed a block', page(mineA, b, c), page(theirA, b, c), ['block a'], page(mineA, b, c), page(theirA, b, c)],
  ['mine changed what theirs removed', page(mineA, b, c), page(b, c), ['block a'], page(mineA, b, c), page(b, c)],
  ['mine removed what theirs changed', page(b, c), page(theirA, b, c), ['block a'], page(b, c), page(theirA, b, c)],
  [
    'both added a block with the same id',
    page(...[a, b, c], card('d', 'mine')),
    page(...[a, b, c], card('d', 'theirs')),
    ['block d'],
    page(...[a, b, c], card('d', 'mine')),
    page(...[a, b, c], card('d', 'theirs')),
  ],
  [
    'both changed the title, and the rest is merged whichever is kept',
    { ...page(mineA, b, c), title: 'Mine' },
    { ...page(a, b), title: 'Theirs' },
    ['title'],
    { ...page(mineA, b), title: 'Mine' },
    { ...page(mineA, b), title: 'Theirs' },
  ],
])('only the same part asks: %s', (_, mine, theirs, conflicts, kept, taken) => {
  expect(mergeBodies({ base, mine, theirs })).toMatchObject({ body: kept, conflicts })
  expect(mergeBodies({ base, mine, theirs }, 'theirs')).toMatchObject({ body: taken, conflicts })
})

test('text in theirs from a save of mine whose answer was lost is not a change of theirs', () => {
  const sent = [page(card('a', 'mi'), b, c)]
  const mine = page(card('a', 'mine'), b, c)
  const theirs = page(card('a', 'mi'), card('b', 'theirs'), c)
  expect(mergeBodies({ base, mine, theirs }).conflicts).toEqual(['block a'])
  expect(mergeBodies({ base, mine, theirs, sent })).toMatchObject({
    body: page(card('a', 'mine'), card('b', 'theirs'), c),
    conflicts: [],
  })
})

// Whatever the texts are.

const anyBlock = fc.oneof(
  fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), text: fc.constantFrom('1', '2', '3') }),
  fc.record({ text: fc.constantFrom('1', '2') }),
)
const anyBody: fc.Arbitrary<DocumentBody> = fc.record(
  {
    title: fc.constantFrom('x', 'y', 'z'),
    lead: fc.constantFrom('', 'l'),
    blocks: fc.array(anyBlock, { maxLength: 7 }),
  },
  { requiredKeys: ['title'] },
)
const content = ({ blocks, ...fields }: DocumentBody) => [
  fields,
  Array.isArray(blocks) ? blocks.map((block) => JSON.stringify(block, ['id', 'text'])).sort() : blocks,
]

test('a text that no one else has changed stays, and one that only they have changed becomes theirs', () => {
  fc.assert(
    fc.property(anyBody, anyBody, (from, changed) => {
      const mine = mergeBodies({ base: from, mine: changed, theirs: from })
      expect(mine).toEqual({ body: changed, conflicts: [], incoming: [], isOrderIncoming: false })
      expect(mergeBodies({ base: from, mine: from, theirs: changed })).toMatchObject({ body: changed, conflicts: [] })
      expect(mergeBodies({ base: from, mine: changed, theirs: changed }).body).toEqual(changed)
    }),
  )
})

test('both editors come to the same parts, each from one of the texts', () => {
  fc.assert(
    fc.property(anyBody, anyBody, anyBody, (from, mine, theirs) => {
      const here = mergeBodies({ base: from, mine, theirs })
      const there = mergeBodies({ base: from, mine: theirs, theirs: mine })
      expect(there.conflicts.toSorted()).toEqual(here.conflicts.toSorted())
      if (here.conflicts.length === 0) expect(content(there.body)).toEqual(content(here.body))
      const given = [mine.blocks, theirs.blocks].flat()
      for (const block of [here.body.blocks].flat()) {
        expect(given.some((known) => isSameBody(known, block))).toBe(true)
      }
    }),
  )
})
