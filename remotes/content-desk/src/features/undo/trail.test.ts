// docs/product/content-desk.md#undo
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addAside, addIncoming, addStep, goOnFrom, newTrail, redo, type Trail, undo } from './trail.ts'

const page = (...texts: string[]) => ({ title: 'Help', blocks: texts.map((text, index) => ({ id: `${index}`, text })) })
const step = (body: object, base = 2) => ({ body: { ...body }, base })
const begun = newTrail(step(page('')))
const write = (trail: Trail, texts: string[], at = 0) =>
  texts.reduce((before, text) => addStep(before, step(page(text)), at), trail)
const undoAll = (trail: Trail): Trail => {
  const before = undo(trail)
  return before ? undoAll(before) : trail
}

test('a word that is typed in one go is one step; a pause, a paste and another field begin another', () => {
  const typed = write(begun, ['C', 'Ca', 'Call'])
  expect(typed.past).toHaveLength(1)
  expect(undo(typed)?.current.body).toEqual(page(''))
  expect(write(typed, ['Call '], 5000).past).toHaveLength(2)
  expect(write(typed, ['Call us at any time']).past).toHaveLength(2)
  expect(addStep(typed, step({ ...page('Call'), title: 'Help!' }), 0).past).toHaveLength(2)
  expect(addStep(typed, step(page('Call', 'Text')), 0).past).toHaveLength(2)
})

test('an undone change can be redone, until something else is written', () => {
  const two = write(write(begun, ['One text']), ['Another text'])
  const one = undo(two) ?? two
  expect(one.current.body).toEqual(page('One text'))
  expect(redo(one)?.current).toEqual(two.current)
  expect(redo(write(one, ['A third text']))).toBeNull()
  expect(undo(begun)).toBeNull()
})

test('Undo takes back only what was written here, not what others have changed since', () => {
  const mine = addStep(newTrail(step(page('One', 'Two'))), step(page('One of mine', 'Two')))
  const merged = addIncoming(mine, {
    before: page('One of mine', 'Two'),
    after: page('One of mine', 'Theirs'),
    base: 3,
  })
  expect(merged.current).toEqual(step(page('One of mine', 'Theirs'), 3))
  expect(undo(merged)?.current).toEqual(step(page('One', 'Theirs'), 3))
})

test('a text goes on from what it went on from, and after a publication from that', () => {
  const scheduled = addStep(addStep(begun, step(page('Of what readers see'))), step(page('Scheduled'), 7))
  expect(undo(scheduled)?.current).toEqual(step(page('Of what readers see')))
  const published = goOnFrom(addStep(begun, step(page('Published'))), 3)
  expect(undo(published)?.current).toEqual(step(page(''), 3))
})

test('a text that gave way is one step away', () => {
  const mine = write(begun, ['Mine is here'])
  const both = addAside(mine, page('Theirs is here'))
  expect(undo(both)?.current.body).toEqual(page('Theirs is here'))
  expect(redo(undo(both) ?? both)?.current.body).toEqual(page('Mine is here'))
})

test('no more is kept than the device can take', () => {
  const many = Array.from({ length: 150 }, (_, index) => (index % 2 === 0 ? 'A text' : 'Quite another text'))
  expect(write(begun, many).past).toHaveLength(100)
  const long = Array.from({ length: 9 }, (_, index) => String(index).repeat(100_000))
  expect(write(begun, long).past.length).toBeLessThan(6)
})

test('whatever is written, all of it can be undone and done again', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string(), { maxLength: 3 }), { maxLength: 20 }), (texts) => {
      const written = texts.reduce((trail, text, index) => addStep(trail, step(page(...text)), index * 5000), begun)
      const start = undoAll(written)
      expect(start.current).toEqual(begun.current)
      const again = start.future.reduce((trail) => redo(trail) ?? trail, start)
      expect(again.current.body).toEqual(written.current.body)
      expect(again.past).toEqual(written.past)
    }),
  )
})
