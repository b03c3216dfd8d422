// The sums and the words of an agenda.

import { formatCount } from '@stepwise/shared/counts'

export type Want = 'inform' | 'discuss' | 'decide' | 'break'

export interface Item {
  name: string
  minutes: number
  want: Want
}

/** What is in the form of an item, as it was typed. */
export interface Draft {
  name: string
  minutes: string
  want: Want
}

export interface Meeting {
  purpose: string
  length: string
  items: Item[]
  /** Of a new item. */
  draft: Draft
  /** The place of the item that is being changed. */
  editing: number | null
  /** Of that item. */
  change: Draft
}

export const MAX_MINUTES = 600
const LONG_MEETING = 60

export const emptyDraft: Draft = { name: '', minutes: '', want: 'discuss' }
export const purposes: Record<Want, string> = {
  inform: 'to inform',
  discuss: 'to discuss',
  decide: 'to decide',
  break: 'a break',
}

/** What someone typed or dictated as minutes: "45", "45 min" or "45 minutes"; null for anything else. */
export function readMinutes(text: string): number | null {
  const [, digits] = /^\s*(\d{1,4})\s*(?:m|mins?|minutes?)?\.?\s*$/i.exec(text) ?? []
  const minutes = Number(digits)
  return minutes >= 1 && minutes <= MAX_MINUTES ? minutes : null
}

const formatMinutes = (minutes: number) => formatCount(minutes, 'minute')

export function formatItem({ name, minutes, want }: Item): string {
  const isNamedBreak = want === 'break' && /^break$/i.test(name)
  return `${name}: ${formatMinutes(minutes)}${isNamedBreak ? '' : `, ${purposes[want]}`}`
}

const sumMinutes = (items: Item[]) => items.reduce((total, { minutes }) => total + minutes, 0)

type Timed = Pick<Meeting, 'items' | 'length'>

/** How the items fit into the length, in a sentence. */
export function formatTime({ items, length }: Timed): string {
  const total = sumMinutes(items)
  const minutes = readMinutes(length)
  if (minutes === null)
    return `The items take ${formatMinutes(total)}. Enter the length of the meeting to see what is left.`
  const sum = `The items take ${total} of ${formatMinutes(minutes)}.`
  if (total === minutes) return `${sum} They fit exactly.`
  return total < minutes
    ? `${sum} ${formatMinutes(minutes - total)} left.`
    : `${sum} ${formatMinutes(total - minutes)} over: shorten an item, or take one out.`
}

/** Whether the meeting is long and has no break between its items. */
export function needsBreak({ items, length }: Timed): boolean {
  const hasBreak = items.some(({ want }, index) => want === 'break' && index > 0 && index < items.length - 1)
  return (readMinutes(length) ?? sumMinutes(items)) > LONG_MEETING && !hasBreak
}

/** The place for a break: between the two items that are nearest to the middle of the time. */
export function breakPlace(items: Item[]): number {
  if (items.length < 2) return items.length
  const total = sumMinutes(items)
  const distance = (place: number) => Math.abs(total / 2 - sumMinutes(items.slice(0, place)))
  const places = items.map((_, index) => index).slice(1)
  return places.reduce((best, place) => (distance(place) < distance(best) ? place : best))
}

export function formatAgenda({ purpose, length, items }: Pick<Meeting, 'purpose' | 'length' | 'items'>): string {
  const minutes = readMinutes(length)
  const head = ['Agenda']
  if (purpose.trim()) head.push(`Purpose: ${purpose.trim()}`)
  if (minutes !== null) head.push(`Length: ${formatMinutes(minutes)}`)
  return [...head, '', ...items.map((item, index) => `${index + 1}. ${formatItem(item)}`)].join('\n')
}
