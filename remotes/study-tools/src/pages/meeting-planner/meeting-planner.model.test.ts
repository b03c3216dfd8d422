import { expect, test } from 'vitest'
import { emptyDraft, type Meeting } from './agenda.ts'
import { readMeeting } from './meeting-planner.model.ts'

const unused: Meeting = { purpose: '', length: '', items: [], draft: emptyDraft, editing: null, change: emptyDraft }

const meeting: Meeting = {
  purpose: 'A rota for March',
  length: '45 min',
  items: [
    { name: 'News', minutes: 10, want: 'inform' },
    { name: 'Holiday cover', minutes: 20, want: 'decide' },
    { name: 'Break', minutes: 10, want: 'break' },
  ],
  draft: { name: 'The summer', minutes: '1', want: 'inform' },
  editing: null,
  change: { name: '', minutes: '', want: 'discuss' },
}

test.each([
  ['with items and a half typed one', meeting],
  ['while its second item is being changed', { ...meeting, editing: 1, change: { ...meeting.draft, name: 'Hol' } }],
  ['that is empty', unused],
])('a meeting %s is read as it was stored', (_, each) => {
  expect(readMeeting(JSON.parse(JSON.stringify(each)))).toEqual(each)
})

test.each([
  [-1, null],
  [2, 2],
])('the item %i of a record of an earlier build is being changed', (editing, place) => {
  const items = meeting.items.map((item, index) => ({ id: index + 1, ...item }))
  expect(readMeeting({ ...meeting, items, editing })).toEqual({ ...meeting, editing: place })
})

test.each<Record<string, unknown>>([
  {},
  { items: 'text', purpose: 7, length: {}, draft: 'text', editing: 'length', change: [] },
  { items: [null, 'text', {}, { name: ' ', minutes: 5 }, { name: 'a', minutes: 0 }, { name: 'a', minutes: 'x' }] },
  { editing: 3 },
])('the record %j becomes an empty meeting', (record) => {
  expect(readMeeting(record)).toEqual(unused)
})

test('the values of an item in a record are corrected', () => {
  const items = [{ name: ' News ', minutes: '10', want: 'toString', more: true }]
  expect(readMeeting({ items }).items).toEqual([{ name: 'News', minutes: 10, want: 'discuss' }])
})
