import { expect, test } from 'vitest'
import { emptyDraft, type Item, type Meeting } from './agenda.ts'
import {
  addBreak,
  cancelChange,
  type Edit,
  editItem,
  formatBreakNews,
  type ItemAction,
  saveItem,
} from './edit-meeting.ts'

const item = (name: string, minutes = 10): Item => ({ name, minutes, want: 'discuss' })
const items = [item('a'), item('b'), item('c')]
const meeting: Meeting = {
  purpose: '',
  length: '60',
  items,
  draft: { ...emptyDraft, name: 'next' },
  editing: null,
  change: emptyDraft,
}
const change = { name: 'bb', minutes: '5', want: 'decide' as const }
const changing = (editing: number): Meeting => ({ ...meeting, editing, change })
const press = (on: Meeting, place: number, action: ItemAction) =>
  editItem(on, on.items[place] ?? item('none'), place, action)
const namesIn = ({ next }: Edit) => next?.items?.map(({ name }) => name).join('')

test.each<[ItemAction, number, string, string, string]>([
  ['down', 0, 'bac', 'Moved: a is now item 2 of 3.', 'agenda-1-down'],
  ['up', 2, 'acb', 'Moved: c is now item 2 of 3.', 'agenda-1-up'],
  ['up', 1, 'bac', 'Moved: b is now item 1 of 3.', 'agenda-0-up'],
  ['remove', 1, 'ac', 'Removed: b. The items take 20 of 60 minutes. 40 minutes left.', 'agenda-1-change'],
  ['remove', 2, 'ab', 'Removed: c. The items take 20 of 60 minutes. 40 minutes left.', 'agenda-1-change'],
])('%s on item %i gives %s', (action, place, names, said, focus) => {
  const edit = press(meeting, place, action)
  expect(namesIn(edit)).toBe(names)
  expect(edit).toMatchObject({ said, focus })
})

test.each<[ItemAction, number, string]>([
  ['up', 0, 'a is already the first item.'],
  ['down', 2, 'c is already the last item.'],
])('%s on item %i changes nothing', (action, place, said) => {
  expect(press(meeting, place, action)).toEqual({ said })
})

test('without its last item a meeting has the focus in the form', () => {
  expect(press({ ...meeting, items: [item('a')] }, 0, 'remove')).toMatchObject({
    said: 'Removed: a. There are no items left.',
    focus: 'item-name',
  })
})

test.each<[string, Meeting, (on: Meeting) => Edit, number | null]>([
  ['was moved down', changing(0), (on) => press(on, 0, 'down'), 1],
  ['has another one moved over it', changing(0), (on) => press(on, 1, 'up'), 1],
  ['follows a removed one', changing(2), (on) => press(on, 0, 'remove'), 1],
  ['follows a new break', changing(2), addBreak, 3],
  ['is removed', changing(1), (on) => press(on, 1, 'remove'), null],
])('the item that is being changed stays the same one when it %s', (_, before, edit, place) => {
  const { next } = edit(before)
  expect(next?.editing).toBe(place)
  expect(next?.change).toEqual(place === null ? emptyDraft : undefined)
})

test('an item is changed in the form, at its place', () => {
  expect(press(meeting, 1, 'change')).toEqual({
    next: { editing: 1, change: { name: 'b', minutes: '10', want: 'discuss' } },
    said: 'b is in the form for changing.',
    focus: 'item-name',
  })
  const edit = saveItem(changing(1), item('bb', 5))
  expect(namesIn(edit)).toBe('abbc')
  expect(edit).toMatchObject({
    next: { editing: null, change: emptyDraft },
    said: 'Changed item 2: bb: 5 minutes, to discuss. The items take 25 of 60 minutes. 35 minutes left.',
    focus: 'agenda-1-change',
  })
  expect(cancelChange(changing(1))).toMatchObject({ said: 'Nothing was changed.', focus: 'agenda-1-change' })
})

test('a new item is the last one, and a break goes to the middle', () => {
  expect(saveItem(meeting, item('d', 30))).toMatchObject({
    next: { draft: emptyDraft },
    said: 'Added as item 4: d: 30 minutes, to discuss. The items take 60 of 60 minutes. They fit exactly.',
    focus: 'item-name',
  })
  const edit = addBreak(meeting)
  expect(namesIn(edit)).toBe('aBreakbc')
  expect(edit.said).toBe('Added as item 2 of 4: Break: 10 minutes. The items take 40 of 60 minutes. 20 minutes left.')
  expect(edit.focus).toBeUndefined()
})

test('an announcement says what a change means for the warning about a break', () => {
  const long = { ...meeting, length: '90' }
  expect(formatBreakNews(meeting, long)).toBe(' The meeting is longer than 60 minutes and has no break.')
  expect(formatBreakNews(null, long)).toBe(' The meeting is longer than 60 minutes and has no break.')
  expect(formatBreakNews(long, { ...long, ...addBreak(long).next })).toBe(' The warning about a break is gone.')
  expect(formatBreakNews(long, long)).toBe('')
})
