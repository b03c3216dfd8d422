import type { AccountEvent } from '@stepwise/shared/contracts'
import { expect, test } from 'vitest'
import { eventsByDay } from './event-days.ts'

const event = (at: Date): AccountEvent => ({
  id: at.toISOString(),
  at: at.toISOString(),
  kind: 'signed-in',
  actor: 'person',
  address: '',
  device: '',
  detail: '',
})

test('events are grouped by the days of the browser’s clock', () => {
  const now = new Date(2026, 10, 20, 9, 0)
  const events = [
    new Date(2026, 10, 20, 8, 0),
    new Date(2026, 10, 20, 0, 1),
    new Date(2026, 10, 19, 23, 59),
    new Date(2026, 9, 31, 12, 0),
  ].map(event)
  const days = eventsByDay(events, now).map(({ name, events }) => [name.replace(',', ''), events.length])
  expect(days).toEqual([
    ['Today', 2],
    ['Yesterday', 1],
    ['Saturday 31 October 2026', 1],
  ])
})
