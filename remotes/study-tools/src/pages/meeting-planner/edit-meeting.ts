import {
  breakPlace,
  type Draft,
  emptyDraft,
  formatItem,
  formatTime,
  type Item,
  type Meeting,
  needsBreak,
} from './agenda.ts'

/** What a button does. */
export interface Edit {
  /** Nothing where the meeting stays as it is. */
  next?: Partial<Meeting>
  said: string
  /** The id of the element that has the focus afterwards; without one it stays where it is. */
  focus?: string
}

export type ItemAction = 'change' | 'up' | 'down' | 'remove'
export const itemButtonId = (place: number, action: ItemAction) => `agenda-${place}-${action}`
const nameFieldId = 'item-name'

/** Other items for the meeting: the one that is being changed stays the same one, at its new place. */
function withItems({ items: before, editing }: Meeting, items: Item[]): Pick<Meeting, 'items' | 'editing'> {
  const edited = editing === null ? undefined : before[editing]
  const place = edited ? items.indexOf(edited) : -1
  return { items, editing: place === -1 ? null : place }
}

/** Adds the item, or puts it in place of the one that is being changed. */
export function saveItem(meeting: Meeting, item: Item): Edit {
  const { editing, length } = meeting
  if (editing === null) {
    const items = [...meeting.items, item]
    return {
      next: { items, draft: emptyDraft },
      said: `Added as item ${items.length}: ${formatItem(item)}. ${formatTime({ items, length })}`,
      focus: nameFieldId,
    }
  }
  const items = meeting.items.with(editing, item)
  return {
    next: { items, editing: null, change: emptyDraft },
    said: `Changed item ${editing + 1}: ${formatItem(item)}. ${formatTime({ items, length })}`,
    focus: itemButtonId(editing, 'change'),
  }
}

export function addBreak(meeting: Meeting): Edit {
  const place = breakPlace(meeting.items)
  const item: Item = { name: 'Break', minutes: 10, want: 'break' }
  const items = meeting.items.toSpliced(place, 0, item)
  const time = formatTime({ items, length: meeting.length })
  return {
    next: withItems(meeting, items),
    said: `Added as item ${place + 1} of ${items.length}: ${formatItem(item)}. ${time}`,
  }
}

/** Puts an item into the form. */
function startChange({ name, minutes, want }: Item, editing: number): Edit {
  const change: Draft = { name, minutes: String(minutes), want }
  return { next: { editing, change }, said: `${name} is in the form for changing.`, focus: nameFieldId }
}

export function cancelChange({ editing }: Meeting): Edit {
  return {
    next: { editing: null, change: emptyDraft },
    said: 'Nothing was changed.',
    focus: itemButtonId(editing ?? 0, 'change'),
  }
}

function moveItem(meeting: Meeting, item: Item, from: number, action: 'up' | 'down'): Edit {
  const to = action === 'up' ? from - 1 : from + 1
  if (!meeting.items[to]) return { said: `${item.name} is already the ${action === 'up' ? 'first' : 'last'} item.` }
  const items = meeting.items.toSpliced(from, 1).toSpliced(to, 0, item)
  return {
    next: withItems(meeting, items),
    said: `Moved: ${item.name} is now item ${to + 1} of ${items.length}.`,
    focus: itemButtonId(to, action),
  }
}

function removeItem(meeting: Meeting, item: Item, place: number): Edit {
  const items = meeting.items.toSpliced(place, 1)
  const rest = items.length > 0 ? formatTime({ items, length: meeting.length }) : 'There are no items left.'
  return {
    next: { ...withItems(meeting, items), ...(meeting.editing === place && { change: emptyDraft }) },
    said: `Removed: ${item.name}. ${rest}`,
    focus: items.length > 0 ? itemButtonId(Math.min(place, items.length - 1), 'change') : nameFieldId,
  }
}

/** What the button of an item does. */
export function editItem(meeting: Meeting, item: Item, place: number, action: ItemAction): Edit {
  if (action === 'change') return startChange(item, place)
  if (action === 'remove') return removeItem(meeting, item, place)
  return moveItem(meeting, item, place, action)
}

/** What a change means for the warning about a break. */
export function formatBreakNews(before: Meeting | null, after: Meeting): string {
  const wasWithoutBreak = before !== null && needsBreak(before)
  if (needsBreak(after) === wasWithoutBreak) return ''
  return wasWithoutBreak
    ? ' The warning about a break is gone.'
    : ' The meeting is longer than 60 minutes and has no break.'
}
