/**
 * The sums and the words of an agenda; nothing here knows of the page.
 * @typedef {'inform' | 'discuss' | 'decide' | 'break'} Want
 * @typedef {{ id: number, name: string, minutes: number, want: Want }} Item
 * @typedef {{ name: string, minutes: string, want: Want }} Draft what is in the form of an item, as it was typed
 * @typedef {{ purpose: string, length: string, items: Item[], draft: Draft, editing: number | null, change: Draft }} Meeting
 *   `editing` is the id of the item that is being changed; `draft` is for a new item, `change` for that one
 */

export const MAX_MINUTES = 600
const LONG_MEETING = 60

const emptyDraft = { name: '', minutes: '', want: 'discuss' }
const wantWords = { inform: 'to inform', discuss: 'to discuss', decide: 'to decide', break: 'a break' }

/** @returns {Meeting} */
export const emptyMeeting = () => ({
  purpose: '',
  length: '',
  items: [],
  draft: emptyDraft,
  editing: null,
  change: emptyDraft,
})

/** What somebody typed or dictated as minutes: "45", "45 min" or "45 minutes". @returns {number | null} */
export function readMinutes(text) {
  const [, digits] = /^\s*(\d{1,4})\s*(?:m|mins?|minutes?)?\.?\s*$/i.exec(text) ?? []
  const minutes = Number(digits)
  return minutes >= 1 && minutes <= MAX_MINUTES ? minutes : null
}

/** @param {number} minutes */
export const sayMinutes = (minutes) => `${minutes} minute${minutes === 1 ? '' : 's'}`

/** @param {Item} item */
export function sayItem({ name, minutes, want }) {
  const isNamedBreak = want === 'break' && /^break$/i.test(name)
  return `${name}: ${sayMinutes(minutes)}${isNamedBreak ? '' : `, ${wantWords[want]}`}`
}

/** @param {Item[]} items */
export const totalOf = (items) => items.reduce((total, { minutes }) => total + minutes, 0)

/** How the items fit into the length, in a sentence. @param {Item[]} items @param {number | null} length */
export function sayTime(items, length) {
  const total = totalOf(items)
  if (length === null)
    return `The items take ${sayMinutes(total)}. Enter the length of the meeting to see what is left.`
  const sum = `The items take ${total} of ${sayMinutes(length)}.`
  if (total === length) return `${sum} They fit exactly.`
  return total < length
    ? `${sum} ${sayMinutes(length - total)} left.`
    : `${sum} ${sayMinutes(total - length)} over: shorten an item, or take one out.`
}

/** Whether the meeting is long and has no break between its items. @param {Item[]} items @param {number | null} length */
export function needsBreak(items, length) {
  const hasBreak = items.some(({ want }, index) => want === 'break' && index > 0 && index < items.length - 1)
  return (length ?? totalOf(items)) > LONG_MEETING && !hasBreak
}

/** The place for a break: between the two items that are nearest to the middle of the time. @param {Item[]} items */
export function breakPlace(items) {
  if (items.length < 2) return items.length
  const total = totalOf(items)
  const distance = (place) => Math.abs(total / 2 - totalOf(items.slice(0, place)))
  const places = items.map((_, index) => index).slice(1)
  return places.reduce((best, place) => (distance(place) < distance(best) ? place : best))
}

/** The items with the one at `from` at `to`; the same items when there is no such place. @param {Item[]} items */
export function moveItem(items, from, to) {
  if (to < 0 || to >= items.length) return items
  const moved = [...items]
  moved.splice(to, 0, ...moved.splice(from, 1))
  return moved
}

/** @param {Meeting} meeting */
export function agendaText({ purpose, length, items }) {
  const minutes = readMinutes(length)
  const head = ['Agenda']
  if (purpose.trim()) head.push(`Purpose: ${purpose.trim()}`)
  if (minutes !== null) head.push(`Length: ${sayMinutes(minutes)}`)
  return [...head, '', ...items.map((item, index) => `${index + 1}. ${sayItem(item)}`)].join('\n')
}

/** A meeting as it is kept: the item that is being changed is named by its place. @param {Meeting} meeting */
export function recordOf(meeting) {
  return { ...meeting, editing: meeting.items.findIndex(({ id }) => id === meeting.editing) }
}

const textOf = (value) => (typeof value === 'string' ? value : '')
const wantOf = (value) => (Object.hasOwn(wantWords, value) ? value : emptyDraft.want)
const draftOf = (kept) => ({ name: textOf(kept?.name), minutes: textOf(kept?.minutes), want: wantOf(kept?.want) })

/** The meeting of a record, without whatever is not of its form. @returns {Meeting} */
export function meetingOf(record) {
  const items = (Array.isArray(record?.items) ? record.items : [])
    .map((item) => ({
      name: textOf(item?.name).trim(),
      minutes: readMinutes(`${item?.minutes}`),
      want: wantOf(item?.want),
    }))
    .filter(({ name, minutes }) => name !== '' && minutes !== null)
    .map((item, index) => ({ id: index + 1, ...item }))
  return {
    purpose: textOf(record?.purpose),
    length: textOf(record?.length),
    items,
    draft: draftOf(record?.draft),
    editing: items[record?.editing]?.id ?? null,
    change: draftOf(record?.change),
  }
}
