import { aUser, signedInScope } from '@stepwise/shared/testing'
import { allSettled, createEvent } from 'effector'
import { expect, test, vi } from 'vitest'
import { loadOutboxesFx, unsentLookupStarted } from './unsent.model.ts'

// jsdom has no IndexedDB, so the device is localStorage.
const keep = (area: string, person: string) => localStorage.setItem(`stepwise.${area}.${person}.key-1`, '{}')

async function visit() {
  const opened = createEvent()
  const load = vi.fn(async () => ({ outboxes: [opened] }))
  const scope = await signedInScope(aUser({ id: 'robin' }), { handlers: [[loadOutboxesFx, load]] })
  await allSettled(unsentLookupStarted, { scope })
  return load
}

test.each(['notes-outbox', 'favourites-outbox', 'completions-outbox'])('the sender of %s is loaded', async (area) => {
  keep(area, 'robin')
  expect(await visit()).toHaveBeenCalledOnce()
})

test('who has left nothing loads nothing; what somebody else has left stays theirs', async () => {
  keep('notes-outbox', 'kim')
  expect(await visit()).not.toHaveBeenCalled()
})
