import { aUser, signedInScope } from '@stepwise/shared/testing'
import { allSettled, createEvent } from 'effector'
import { expect, test, vi } from 'vitest'
import { outboxAreas } from '../outbox/outbox-areas.ts'
import { openEvents } from './outboxes.ts'
import { loadOutboxesFx, visitStarted } from './unsent.model.ts'

// jsdom has no IndexedDB, so the device is localStorage.
const store = (area: string, person: string) => localStorage.setItem(`stepwise.${area}@2.${person}.key-1`, '{}')

async function visit() {
  const opened = createEvent()
  const load = vi.fn(async () => ({ openEvents: [opened] }))
  const scope = await signedInScope(aUser({ id: 'robin' }), { handlers: [[loadOutboxesFx, load]] })
  await allSettled(visitStarted, { scope })
  return load
}

test.each(outboxAreas)('entries stored in %s load the outboxes', async (area) => {
  store(area, 'robin')
  expect(await visit()).toHaveBeenCalledOnce()
})

test('each area has an outbox that is opened', () => expect(openEvents).toHaveLength(outboxAreas.length))

test('nothing stored, or only by someone else, loads nothing', async () => {
  store('notes-outbox', 'kim')
  expect(await visit()).not.toHaveBeenCalled()
})
