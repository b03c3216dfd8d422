import { expect, test } from 'vitest'
import { emptyMeeting, meetingOf, recordOf } from '../../apps/meeting-planner/agenda.js'

/** As it comes back from the store of a browser. */
const kept = (meeting) => meetingOf(JSON.parse(JSON.stringify(recordOf(meeting))))

const meeting = {
  purpose: 'A rota for March',
  length: '45 min',
  items: [
    { id: 1, name: 'News', minutes: 10, want: 'inform' },
    { id: 2, name: 'Holiday cover', minutes: 20, want: 'decide' },
    { id: 3, name: 'Break', minutes: 10, want: 'break' },
  ],
  draft: { name: 'The summer', minutes: '1', want: 'inform' },
  editing: null,
  change: { name: '', minutes: '', want: 'discuss' },
}

test.each([
  ['with items and a half typed one', meeting],
  ['while its second item is being changed', { ...meeting, editing: 2, change: { ...meeting.draft, name: 'Hol' } }],
  ['that is empty', emptyMeeting()],
])('a meeting %s comes back as it was kept', (_, each) => {
  expect(kept(each)).toEqual(each)
})

test('the item that is being changed stays the same one after items were moved', () => {
  const [first, second, third] = meeting.items
  const { items, editing } = kept({ ...meeting, items: [third, first, second], editing: second.id })
  expect(items.find(({ id }) => id === editing)?.name).toBe('Holiday cover')
  expect(new Set(items.map(({ id }) => id)).size).toBe(3)
})

test.each([
  undefined,
  null,
  'text',
  7,
  [],
  {},
  { items: 'text', purpose: 7, length: {}, draft: 'text', editing: 'length', change: [] },
  { items: [null, 'text', {}, { name: ' ', minutes: 5 }, { name: 'a', minutes: 0 }, { name: 'a', minutes: 'x' }] },
  { editing: 3 },
])('the record %j becomes an empty meeting', (record) => {
  expect(meetingOf(record)).toEqual(emptyMeeting())
})

test('what a record has of an item is mended', () => {
  const items = [{ name: ' News ', minutes: '10', want: 'toString', more: true }]
  expect(meetingOf({ items }).items).toEqual([{ id: 1, name: 'News', minutes: 10, want: 'discuss' }])
})
