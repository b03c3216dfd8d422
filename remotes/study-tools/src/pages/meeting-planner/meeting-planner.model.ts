import { isObject } from '@stepwise/shared/drafts'
import { choiceIn, createSmallApp, textIn, textsIn } from '../../features/small-app/small-app.model.ts'
import { type Draft, emptyDraft, type Item, type Meeting, purposes, readMinutes } from './agenda.ts'

export const meetingPlanner = createSmallApp<Meeting>({ app: 'meeting-planner', read: readMeeting })

/** The meeting of a record, without whatever is not of its form. */
export function readMeeting(stored: Record<string, unknown>): Meeting {
  const { items, draft, editing, change } = stored
  const valid = (Array.isArray(items) ? items : []).flatMap(readItem)
  return {
    ...textsIn(stored, ['purpose', 'length']),
    items: valid,
    draft: readDraft(draft),
    // Builds before 2026-12 kept -1 where no item was being changed.
    editing: typeof editing === 'number' && valid[editing] ? editing : null,
    change: readDraft(change),
  }
}

function readItem(stored: unknown): Item[] {
  if (!isObject(stored)) return []
  const { name, minutes, want } = stored
  const item = { name: textIn(name).trim(), minutes: readMinutes(`${minutes}`), want: readWant(want) }
  return item.name === '' || item.minutes === null ? [] : [{ ...item, minutes: item.minutes }]
}

function readDraft(stored: unknown): Draft {
  const draft = isObject(stored) ? stored : {}
  return { ...textsIn(draft, ['name', 'minutes']), want: readWant(draft.want) }
}

const readWant = (value: unknown) => choiceIn(purposes, value) ?? emptyDraft.want
